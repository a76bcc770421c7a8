import { defineAction } from '../../../platform/actions/action.ts';
import { lockOpenRedemption } from '../lock-redemptions.ts';
import { redemptionStatusRules } from '../redemption.rules.ts';
import { setStatus } from '../set-status.ts';

/** Sets not delivered, delivered or in transit. A consumer's payment may refuse it (followStatus). */
export const changeRedemptionStatus = defineAction({
  name: 'changeRedemptionStatus',
  title: 'Alteração de status de resgate',
  permission: 'redemption:changeStatus',
  refuses: ['REDEMPTION_NOT_FOUND', 'REDEMPTION_STALE', 'REDEMPTION_CANCELLED', 'MONEY_PAUSED'],
  input: redemptionStatusRules,
  handler: async (ctx, { id, status, versao }) => {
    const redemption = await lockOpenRedemption(ctx, id, versao);
    if (redemption.status === status) return { id };
    await setStatus(ctx, [redemption], status);
    return { id };
  },
});
