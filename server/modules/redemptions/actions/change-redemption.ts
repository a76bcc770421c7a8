import { defineAction } from '../../../platform/actions/action.ts';
import { RedemptionStatus } from '../../../shared/enums.ts';
import { withdrawCardOf } from '../../cards/index.ts';
import { ledger } from '../../ledger/index.ts';
import { isCancelled, lockOpenRedemption, lockRedemption, lockRedemptions, recordChanges } from '../lock-redemptions.ts';
import { REDEMPTION_ORIGIN } from '../place-redemption.ts';
import {
  bulkStatusRules,
  cancelRedemptionRules,
  deliveryDateRules,
  redemptionNoteRules,
  redemptionStatusRules,
} from '../redemption.rules.ts';
import { setStatus } from '../set-status.ts';

/**
 * Sets not delivered, delivered or in transit.
 * Refuses: REDEMPTION_NOT_FOUND, REDEMPTION_STALE, REDEMPTION_CANCELLED, what a consumer's payment refuses (followStatus).
 */
export const changeRedemptionStatus = defineAction({
  name: 'changeRedemptionStatus',
  title: 'Alteração de status de resgate',
  permission: 'redemption:changeStatus',
  refuses: ['REDEMPTION_NOT_FOUND', 'REDEMPTION_STALE', 'REDEMPTION_CANCELLED'],
  input: redemptionStatusRules,
  handler: async (ctx, { id, status, versao }) => {
    const redemption = await lockOpenRedemption(ctx, id, versao);
    if (redemption.status === status) return { id };
    await setStatus(ctx, [redemption], status);
    return { id };
  },
});

/**
 * Sets the status of several redemptions, all or none. Returns how many changed.
 * Refuses: REDEMPTION_NOT_FOUND, REDEMPTION_CANCELLED (naming the first), what a payment refuses, REDEMPTIONS_REFUSED (naming each).
 */
export const bulkChangeRedemptionStatus = defineAction({
  name: 'bulkChangeRedemptionStatus',
  title: 'Alteração de status de resgates em lote',
  permission: 'redemption:changeStatus',
  refuses: ['REDEMPTION_NOT_FOUND', 'REDEMPTION_CANCELLED', 'REDEMPTIONS_REFUSED'],
  input: bulkStatusRules,
  handler: async (ctx, { status, ids }) => {
    const redemptions = await lockRedemptions(ctx, ids);
    const cancelled = redemptions.filter(isCancelled);
    const changing = redemptions.filter((redemption) => !isCancelled(redemption) && redemption.status !== status);
    await setStatus(ctx, changing, status, cancelled);
    return { alterados: changing.length };
  },
});

/** Sets the delivery date. */
export const setDeliveryDate = defineAction({
  name: 'setDeliveryDate',
  title: 'Data de entrega de resgate',
  permission: 'redemption:changeStatus',
  refuses: ['REDEMPTION_NOT_FOUND', 'REDEMPTION_STALE', 'REDEMPTION_CANCELLED'],
  input: deliveryDateRules,
  handler: async (ctx, { id, dataEntrega, versao }) => {
    const redemption = await lockOpenRedemption(ctx, id, versao);
    if (redemption.dataEntrega === dataEntrega) return { id };
    await ctx.sql('update redemptions set data_entrega = $2, versao = versao + 1 where id = $1', [id, dataEntrega]);
    await recordChanges(ctx, [{ id, tipo: 'ENTREGA', de: redemption.dataEntrega, para: dataEntrega }]);
    return { id };
  },
});

/** Sets the note, even of a cancelled redemption: the documents tie it to no state. */
export const setRedemptionNote = defineAction({
  name: 'setRedemptionNote',
  title: 'Observação de resgate',
  permission: 'redemption:changeStatus',
  refuses: ['REDEMPTION_NOT_FOUND', 'REDEMPTION_STALE'],
  input: redemptionNoteRules,
  handler: async (ctx, { id, descricao, versao }) => {
    const redemption = await lockRedemption(ctx, id, versao);
    // The text is stored with the redemption, where it can be erased; the log only says that it was written.
    ctx.logAs({ id });
    if (redemption.obs === descricao) return { id };
    await ctx.sql('update redemptions set obs = $2, versao = versao + 1 where id = $1', [id, descricao]);
    await recordChanges(ctx, [{ id, tipo: 'OBSERVACAO', de: redemption.obs, para: descricao }]);
    return { id };
  },
});

/**
 * Cancels a redemption, once and for good: the value spent returns to its lots (domain rules §4.5) and the month's limit regains its place.
 * A consumer's payment that may have reached the bank is reversed instead, by two people.
 * Refuses: REDEMPTION_NOT_FOUND, REDEMPTION_STALE, REDEMPTION_CANCELLED, what a payment refuses (followStatus).
 */
export const cancelRedemption = defineAction({
  name: 'cancelRedemption',
  title: 'Cancelamento de resgate',
  permission: 'redemption:changeStatus',
  refuses: ['REDEMPTION_NOT_FOUND', 'REDEMPTION_STALE', 'REDEMPTION_CANCELLED'],
  input: cancelRedemptionRules,
  handler: async (ctx, { id, versao }) => {
    const redemption = await lockOpenRedemption(ctx, id, versao);
    await setStatus(ctx, [redemption], RedemptionStatus.CANCELADO);
    await ledger.returnDebitsOf(ctx, { origemTipo: REDEMPTION_ORIGIN, origemId: String(id), idempotencyKey: `cancela-resgate:${id}` });
    await withdrawCardOf(ctx, id);
    return { id };
  },
});
