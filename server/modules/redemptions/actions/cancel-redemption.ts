import { defineAction } from '../../../platform/actions/action.ts';
import { RedemptionStatus } from '../../../shared/enums.ts';
import type { Audience } from '../../audiences/index.ts';
import { withdrawCardOf } from '../../cards/index.ts';
import { ledger } from '../../ledger/index.ts';
import { tellReversal } from '../../members/index.ts';
import { lockOpenRedemption } from '../lock-redemptions.ts';
import { REDEMPTION_ORIGIN } from '../place-redemption.ts';
import { cancelRedemptionRules } from '../redemption.rules.ts';
import { setStatus } from '../set-status.ts';

/**
 * Cancels a redemption, once and for good: the value spent returns to its lots (domain rules §4.5) and the month's limit regains its place.
 * A consumer's payment that may have reached the bank is reversed instead, by two people.
 */
export const cancelRedemption = defineAction({
  name: 'cancelRedemption',
  title: 'Cancelamento de resgate',
  permission: 'redemption:changeStatus',
  refuses: ['REDEMPTION_NOT_FOUND', 'REDEMPTION_STALE', 'REDEMPTION_CANCELLED', 'MONEY_PAUSED'],
  input: cancelRedemptionRules,
  handler: async (ctx, { id, versao, causa, observacao }) => {
    const redemption = await lockOpenRedemption(ctx, id, versao);
    await setStatus(ctx, [redemption], RedemptionStatus.CANCELLED);
    const [holder] = await ctx.sql<{ kind: Audience; id: number }>(
      `update redemptions set cancelamento_causa = $2, cancelamento_observacao = $3 where id = $1
       returning audience as kind, coalesce(seller_id, consumer_id) as id`,
      [id, causa, observacao],
    );
    await ledger.returnDebitsOf(ctx, { origemTipo: REDEMPTION_ORIGIN, origemId: String(id), idempotencyKey: `cancela-resgate:${id}` });
    await withdrawCardOf(ctx, id);
    const efeito = 'A equipe cancelou este resgate, e o valor dele voltou ao seu saldo.';
    await tellReversal(ctx, holder!, { assunto: `Resgate ${id} cancelado`, efeito, reason: { causa, observacao } });
    return { id };
  },
});
