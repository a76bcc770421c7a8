import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../consumer.errors.ts';
import { consumerIdRules } from '../consumer.rules.ts';

/**
 * Hides a consumer who has nothing open: no cashback, no receipt waiting, no payment on its way. The CPF is freed. Refuses:
 * CONSUMER_NOT_FOUND, CONSUMER_IN_USE (says what depends).
 */
export const deleteConsumer = defineAction({
  name: 'deleteConsumer',
  title: 'Exclusão de consumidor',
  permission: 'consumer:delete',
  input: consumerIdRules,
  handler: async (ctx, { id }) => {
    const [consumer] = await ctx.sql<{ saldo: string | null; pendentes: number; resgates: number }>(
      `select (select a.balance from accounts a where a.holder_type = 'CONSUMER' and a.holder_id = c.id and a.currency = 'BRL' and a.balance <> 0) as saldo,
         (select count(*) from submissions b where b.consumer_id = c.id and b.status = 'PENDENTE') as pendentes,
         (select count(*) from redemptions r where r.consumer_id = c.id and r.status in (0, 2)) as resgates
       from consumers c where c.id = $1 and c.excluido_em is null for update of c`,
      [id],
    );
    if (!consumer) throw new AppError('CONSUMER_NOT_FOUND');
    const reasons = [
      ...(consumer.saldo === null ? [] : [`saldo de cashback de R$ ${consumer.saldo.replace('.', ',')}`]),
      ...(consumer.pendentes > 0 ? [`${consumer.pendentes} nota(s) pendente(s)`] : []),
      ...(consumer.resgates > 0 ? [`${consumer.resgates} resgate(s) a pagar`] : []),
    ];
    if (reasons.length) throw new AppError('CONSUMER_IN_USE', { motivos: reasons.join(' e ') });
    await ctx.sql(`update consumers set excluido_em = $2, ativo = false, cpf = cpf || ' (excluído ' || id || ')' where id = $1`, [
      id,
      ctx.clock.now(),
    ]);
    return { id };
  },
});
