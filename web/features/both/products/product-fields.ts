import { FIELD_LIMITS } from '../../../../server/shared/limits.ts';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { productTexts as texts } from './products.messages.ts';

const code: FieldDefinition = {
  kind: 'text',
  name: 'codigo',
  label: texts.code,
  required: true,
  maxLength: FIELD_LIMITS.productCodeMaxLength,
};
const name: FieldDefinition = { kind: 'text', name: 'nome', label: texts.formName, required: true, span: 12 };
const barcode: FieldDefinition = {
  kind: 'text',
  name: 'gtin',
  label: texts.barcode,
  helperText: texts.barcodeHint,
  inputMode: 'numeric',
  maxLength: 14,
};

const category: FieldDefinition = {
  kind: 'text',
  name: 'categoria',
  label: texts.category,
  helperText: texts.categoryHint,
  maxLength: 80,
};

/** Cadastrar Produto (document 000 §5). */
export const productFields: readonly FieldDefinition[] = [
  code,
  barcode,
  name,
  { kind: 'money', name: 'valorUnitario', label: texts.price, required: true },
  { kind: 'decimal', name: 'valorPontos', label: texts.formPoints, required: true },
  { ...category, span: 12 },
];

/** Editing a product (document 001 §5). */
export const productEditFields: readonly FieldDefinition[] = [
  code,
  { kind: 'decimal', name: 'valorPontos', label: texts.formPoints, required: true, helperText: texts.pointsHint },
  name,
  barcode,
  category,
];
