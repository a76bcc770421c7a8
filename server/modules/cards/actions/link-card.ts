import { defineAction } from '../../../platform/actions/action.ts';
import { refuseOwnGain } from '../../../platform/actions/own-gain.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { staffScope } from '../../../platform/lists/staff-scope.ts';
import { linkCardRules } from '../card.rules.ts';
import { lockCard, recordCardEvents } from '../card-holding.ts';

/** A seller within reach, with the credit redemption still waiting for a card and the name given there. */
async function findHolder(ctx: ActionContext, cpf: string): Promise<{ id: number; nome: string; redemptionId: number | null }> {
  const params: unknown[] = [cpf];
  const conditions = staffScope(
    { actor: ctx.actor, bind: (value) => `$${params.push(value)}` },
    { store: 's.id', network: 's.network_id' },
  );
  const where = ['v.cpf = $1', 'v.ativo', 'v.excluido_em is null', ...conditions].join(' and ');
  const [seller] = await ctx.sql<{ id: number; nome: string; redemptionId: number | null }>(
    `select v.id, coalesce(x.obs, v.nome) as nome, x.id as "redemptionId" from sellers v join stores s on s.id = v.store_id
     left join lateral (select r.id, r.obs from redemptions r where r.seller_id = v.id and r.tipo = 'credito' and r.status in (0, 2)
       and not exists (select from cards k where k.redemption_id = r.id) order by r.resgatado_em limit 1) x on true
     where ${where}`,
    params,
  );
  if (!seller) throw new AppError('CARD_SELLER_UNKNOWN');
  refuseOwnGain(ctx, cpf);
  return seller;
}

/**
 * Assigns a card from the stock to a seller, when none was available at the credit redemption. It goes out blocked, for its holder to
 * unblock.
 */
export const linkCard = defineAction({
  name: 'linkCard',
  title: 'Vínculo de cartão a vendedor',
  permission: 'card:manage',
  refuses: ['CARD_NOT_FOUND', 'CARD_NOT_FREE', 'CARD_SELLER_UNKNOWN', 'CARD_SELLER_HAS_CARD', 'OWN_GAIN'],
  input: linkCardRules,
  handler: async (ctx, { id, cpf, nome }) => {
    const card = await lockCard(ctx, id);
    if (card.sellerId !== null || card.bloqueado) throw new AppError('CARD_NOT_FREE');
    const seller = await findHolder(ctx, cpf);
    await ctx.sql('update cards set seller_id = $2, nome = $3, redemption_id = $4, bloqueado = true, entregue = false where id = $1', [
      id,
      seller.id,
      nome ?? seller.nome,
      seller.redemptionId,
    ]);
    await recordCardEvents(ctx, [{ cardId: id, sellerId: seller.id, tipo: 'VINCULO' }]);
    return { id };
  },
});
