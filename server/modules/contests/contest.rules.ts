import { z } from 'zod';
import { rowId } from '../../shared/form-rules.ts';

/** Business days within which a contest must be decided. */
export const CONTEST_BUSINESS_DAYS = 5;
const MIN_TEXT = 10;

const text = (min: number, message: string) =>
  z.string({ error: message }).trim().min(min, message).max(2_000, 'Texto longo demais: use até 2.000 caracteres');

/** A member's argument against a rejection. */
export const contestRules = z.strictObject({
  submissionId: rowId('Nota não encontrada'),
  texto: text(MIN_TEXT, 'Explique em pelo menos 10 caracteres'),
});

/** The decision: MANTIDA keeps the rejection, REVERTIDA returns the note to the front of the queue. */
export const decideContestRules = z.strictObject({
  id: rowId('Contestação não encontrada'),
  resultado: z.enum(['MANTIDA', 'REVERTIDA'], { error: 'Resultado é obrigatório' }),
  resposta: text(1, 'Escreva a resposta para quem contestou'),
});
