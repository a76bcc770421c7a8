import { defineAction } from '../../../platform/actions/action.ts';
import { lockOpenRedemption, recordChanges } from '../lock-redemptions.ts';
import { deliveryDateRules } from '../redemption.rules.ts';

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
