import { defineAction } from '../../../platform/actions/action.ts';
import { lockRedemption, recordChanges } from '../lock-redemptions.ts';
import { redemptionNoteRules } from '../redemption.rules.ts';

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
