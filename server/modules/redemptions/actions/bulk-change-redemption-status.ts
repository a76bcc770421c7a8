import { defineAction } from '../../../platform/actions/action.ts';
import { isCancelled, lockRedemptions } from '../lock-redemptions.ts';
import { bulkStatusRules } from '../redemption.rules.ts';
import { setStatus } from '../set-status.ts';

/**
 * Sets the status of several redemptions, all or none. Returns how many changed. A refusal names the first cancelled one, or lists every
 * reason when a payment refuses too.
 */
export const bulkChangeRedemptionStatus = defineAction({
  name: 'bulkChangeRedemptionStatus',
  title: 'Alteração de status de resgates em lote',
  permission: 'redemption:changeStatus',
  refuses: ['REDEMPTION_NOT_FOUND', 'REDEMPTION_CANCELLED', 'REDEMPTIONS_REFUSED', 'MONEY_PAUSED'],
  input: bulkStatusRules,
  handler: async (ctx, { status, ids }) => {
    const redemptions = await lockRedemptions(ctx, ids);
    const cancelled = redemptions.filter(isCancelled);
    const changing = redemptions.filter((redemption) => !isCancelled(redemption) && redemption.status !== status);
    await setStatus(ctx, changing, status, cancelled);
    return { alterados: changing.length };
  },
});
