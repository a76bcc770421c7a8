import { z } from 'zod';

/** Characters of a reason; members read it in one message. */
export const LONGEST_REASON = 200;
const REASON = 'Informe o motivo da pausa';
const JOB = 'Tarefa inválida';

/** The reason is part of a sentence, so it loses its own full stop. */
const reason = z
  .string({ error: REASON })
  .trim()
  .max(LONGEST_REASON, `O motivo tem no máximo ${LONGEST_REASON} caracteres`)
  .transform((text) => text.replace(/[\s.]+$/, ''));

/** The single field of the pause's dialog. */
export const pauseReasonRules = z.strictObject({ motivo: reason.refine((text) => text !== '', REASON) });

/** A pause needs a reason, a resumption does not. */
export const moneyPauseRules = z
  .strictObject({ ativa: z.boolean({ error: 'Informe se as operações ficam pausadas' }), motivo: reason.nullish() })
  .superRefine(({ ativa, motivo }, issue) => {
    if (ativa && !motivo) issue.addIssue({ code: 'custom', path: ['motivo'], message: REASON });
  });

/** One failed job. */
export const failedJobRules = z.strictObject({ id: z.uuid({ error: JOB }) });
