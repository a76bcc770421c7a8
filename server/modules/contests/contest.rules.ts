import { z } from 'zod';

/** Business days in which a contest is to be judged. */
export const CONTEST_BUSINESS_DAYS = 5;
const MIN_TEXT = 10;

const text = (min: number, message: string) =>
  z.string({ error: message }).trim().min(min, message).max(2_000, 'Texto longo demais: use até 2.000 caracteres');

/** What a member says against a rejection. */
export const contestRules = z.strictObject({
  submissionId: z.int({ error: 'Nota não encontrada' }).positive('Nota não encontrada'),
  texto: text(MIN_TEXT, 'Explique em pelo menos 10 caracteres'),
});

/** The judgement: MANTIDA keeps the rejection, REVERTIDA puts the note back in the queue, first. */
export const decideContestRules = z.strictObject({
  id: z.int({ error: 'Contestação não encontrada' }).positive('Contestação não encontrada'),
  resultado: z.enum(['MANTIDA', 'REVERTIDA'], { error: 'Resultado é obrigatório' }),
  resposta: text(1, 'Escreva a resposta para quem contestou'),
});
