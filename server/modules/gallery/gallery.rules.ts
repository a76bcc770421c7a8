import { z } from 'zod';
import { rowId } from '../../shared/form-rules.ts';

const MAX_ID = 2_147_483_647;
const NO_ID = 'Informe o ID do resgate primeiro';
const NO_FILE = 'Selecione um arquivo primeiro';

/** The redemption's id as a number or as typed. */
const idResgate = z.unknown().transform((value, issue) => {
  const text = String(value ?? '').trim();
  const number = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= MAX_ID) return number;
  issue.addIssue({ code: 'custom', message: text === '' ? NO_ID : 'Resgate não encontrado' });
  return z.NEVER;
});

/** The upload form's fields, in the documented words (001 §5 Uploads) and order, file first. */
export const mediaRules = z.strictObject({
  arquivo: z
    .unknown()
    .refine((file) => file !== undefined && file !== null && file !== '' && !(Array.isArray(file) && file.length === 0), NO_FILE),
  idResgate,
});

/** One photo or video. */
export const mediaIdRules = z.strictObject({
  id: rowId('Foto ou vídeo não encontrado'),
});
