import { toSaoPauloDate } from '../../../../server/shared/dates.ts';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { codeTexts as texts } from './registration-codes.messages.ts';

/** Registration code form (document 001 §5): the expiry date is today or later. */
export const codeFields = (): readonly FieldDefinition[] => [
  { kind: 'text', name: 'codigo', label: texts.code, required: true, upperCase: true, maxLength: 40, span: 12 },
  { kind: 'decimal', name: 'pontos', label: texts.points, required: true },
  { kind: 'integer', name: 'usos', label: texts.uses, required: true, helperText: texts.usesHint },
  {
    kind: 'date',
    name: 'expiraEm',
    label: texts.expires,
    helperText: texts.expiresHint,
    min: toSaoPauloDate(new Date()),
    invalidText: texts.expiryInvalid,
  },
];

export const emptyCode = { codigo: '', pontos: '', usos: '', expiraEm: '' };
