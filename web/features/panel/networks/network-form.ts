import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { networkTexts as texts } from './networks.messages.ts';

/** Rede form (document 000 §5). */
export const networkFields: readonly FieldDefinition[] = [
  { kind: 'text', name: 'nome', label: texts.name, required: true, span: 12 },
  { kind: 'text', name: 'regiao', label: texts.region, required: true },
  { kind: 'money', name: 'valorPonto', label: texts.pointValue, required: true },
];
