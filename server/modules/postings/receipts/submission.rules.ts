import { z } from 'zod';
import { REJECT_REASONS, REJECTION_NOTE_MAX } from '../../../shared/enums.ts';
import { rowId } from '../../../shared/form-rules.ts';
import { withReason } from '../../../shared/reversal-reason-rules.ts';
import { purchaseRules, saleRules } from '../sales/posting.rules.ts';

/** The receipt that a recorded sale decides; none for a typed one. */
const decided = { submissionId: z.int().positive().nullish(), versao: z.int().positive().nullish() };

export const postSaleRules = saleRules.extend(decided);
export const postCashbackRules = purchaseRules.safeExtend(decided);

const submissionId = rowId('Nota não encontrada');
const versao = z.int({ error: 'Versão inválida' }).positive('Versão inválida').nullish();

export const submissionDecisionRules = z.strictObject({ id: submissionId, versao });
/** A decided receipt that goes back to the queue, with the reason. */
export const returnSubmissionRules = withReason({ id: submissionId, versao });
export const rejectSubmissionRules = z.strictObject({
  id: submissionId,
  versao,
  motivo: z.enum(REJECT_REASONS, { error: 'Motivo é obrigatório' }),
  /** What the sender reads beside the reason; empty means none. */
  observacao: z
    .string({ error: 'Observação inválida' })
    .trim()
    .max(REJECTION_NOTE_MAX, `A observação tem no máximo ${REJECTION_NOTE_MAX} caracteres`)
    .nullish()
    .transform((text) => text || null),
});
export const submissionIdRules = z.strictObject({ id: submissionId });
