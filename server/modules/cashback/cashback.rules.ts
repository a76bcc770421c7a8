import { z } from 'zod';
import { PIX_KEY_TYPES } from '../../shared/enums.ts';
import { rowId } from '../../shared/form-rules.ts';
import { formatInteger } from '../../shared/format.ts';
import { normalizePixKey, validatePixKey } from '../../shared/pix.ts';

const INCOMPLETE = 'Por favor, preencha o tipo de chave PIX e a chave';
const MAX_IDS = 1_000;

/** Key type and key of the payment, with the documented texts (002 §5); the key is normalised to the directory's form. */
export const pixKeyRules = z
  .strictObject({
    codigo: z.string({ error: 'Nenhum cashback disponível para resgate' }).trim().min(1, 'Nenhum cashback disponível para resgate').max(20),
    tipoChavePix: z.enum(PIX_KEY_TYPES, { error: INCOMPLETE }),
    chavePix: z.string({ error: INCOMPLETE }).trim().min(1, INCOMPLETE).max(200, 'Chave PIX inválida'),
  })
  .superRefine(({ tipoChavePix, chavePix }, issue) => {
    const message = validatePixKey(tipoChavePix, chavePix);
    if (message) issue.addIssue({ code: 'custom', message, path: ['chavePix'] });
  })
  .transform((request) => ({ ...request, chavePix: normalizePixKey(request.tipoChavePix, request.chavePix) }));

const id = rowId('Resgate não encontrado');

export const payoutIdRules = z.strictObject({ id });
export const payoutIdsRules = z.strictObject({
  ids: z
    .array(id)
    .min(1, 'Informe pelo menos um id.')
    .max(MAX_IDS, `Informe no máximo ${formatInteger(MAX_IDS)} ids.`)
    .transform((ids) => [...new Set(ids)]),
});

const MIN_REASON = 5;
const MAX_REASON = 300;

/** Why a payment is taken back: shown in the history, and required. */
export const reversalReasonFields = z.strictObject({
  motivo: z
    .string({ error: 'Informe o motivo do estorno' })
    .trim()
    .min(MIN_REASON, 'Informe o motivo do estorno')
    .max(MAX_REASON, `Use no máximo ${MAX_REASON} caracteres`),
});
export const payoutReversalRules = reversalReasonFields.extend({ id });
