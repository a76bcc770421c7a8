import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../seller.errors.ts';
import { sellerIdRules } from '../seller.rules.ts';

/**
 * Hides a seller who has nothing open: no balance, no receipt waiting, no prize on its way. The CPF is freed. Refuses:
 * SELLER_NOT_FOUND, SELLER_IN_USE (says what depends).
 */
export const deleteSeller = defineAction({
  name: 'deleteSeller',
  title: 'Exclusão de vendedor',
  permission: 'seller:delete',
  input: sellerIdRules,
  handler: async (ctx, { id }) => {
    const [seller] = await ctx.sql<{ saldo: string | null; pendentes: number; resgates: number }>(
      `select (select a.balance from accounts a where a.holder_type = 'SELLER' and a.holder_id = v.id and a.currency = 'PONTO' and a.balance <> 0) as saldo,
         (select count(*) from submissions b where b.seller_id = v.id and b.status = 'PENDENTE') as pendentes,
         (select count(*) from redemptions r where r.seller_id = v.id and r.status in (0, 2)) as resgates
       from sellers v where v.id = $1 and v.excluido_em is null for update of v`,
      [id],
    );
    if (!seller) throw new AppError('SELLER_NOT_FOUND');
    const reasons = [
      ...(seller.saldo === null ? [] : [`saldo de ${seller.saldo.replace('.', ',')} pontos`]),
      ...(seller.pendentes > 0 ? [`${seller.pendentes} pontuação(ões) pendente(s)`] : []),
      ...(seller.resgates > 0 ? [`${seller.resgates} resgate(s) a entregar`] : []),
    ];
    if (reasons.length) throw new AppError('SELLER_IN_USE', { motivos: reasons.join(' e ') });
    await ctx.sql(
      `update sellers set excluido_em = $2, ativo = false, cpf = cpf || ' (excluído ' || id || ')', google_auth_id = null where id = $1`,
      [id, ctx.clock.now()],
    );
    return { id };
  },
});
