import type { FieldDefinition } from './form-fields.tsx';

/** The address of a store, seller or consumer, filled by its CEP (documents 000 §5 and 001 §5). */
export const addressFields: readonly FieldDefinition[] = [
  { kind: 'cep', required: true, span: 4 },
  { kind: 'text', name: 'endRua', label: 'Rua', required: true, span: 8 },
  { kind: 'text', name: 'endNumero', label: 'Número', required: true, span: 4 },
  { kind: 'text', name: 'endComplemento', label: 'Complemento', span: 8 },
  { kind: 'text', name: 'endBairro', label: 'Bairro', required: true, span: 5 },
  { kind: 'text', name: 'endCidade', label: 'Cidade', required: true, span: 4 },
  { kind: 'state', name: 'endEstado', required: true, span: 3 },
];
