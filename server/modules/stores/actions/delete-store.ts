import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../store.errors.ts';
import { formatInteger } from '../../../shared/format.ts';
import { storeIdRules } from '../store.rules.ts';
import { lockStore } from '../stores-scope.ts';

/** Hides a store without sellers or waiting receipts. */
export const deleteStore = defineAction({
  name: 'deleteStore',
  title: 'Exclusão de loja',
  permission: 'store:delete',
  refuses: ['STORE_NOT_FOUND', 'STORE_IN_USE'],
  input: storeIdRules,
  handler: async (ctx, { id }) => {
    const store = await lockStore<{ id: number; vendedores: number; pendentes: number }>(
      ctx,
      id,
      `s.id, (select count(*) from sellers v where v.store_id = s.id and v.excluido_em is null) as vendedores,
        (select count(*) from submissions b where b.store_id = s.id and b.status = 'PENDENTE') as pendentes`,
    );
    if (!store) throw new AppError('STORE_NOT_FOUND');
    const reasons = [
      ...(store.vendedores > 0 ? [`${formatInteger(store.vendedores)} vendedor(es) cadastrado(s)`] : []),
      ...(store.pendentes > 0 ? [`${formatInteger(store.pendentes)} pontuação(ões) pendente(s)`] : []),
    ];
    if (reasons.length) throw new AppError('STORE_IN_USE', { motivos: reasons.join(' e ') });
    // Frees code and CNPJ, which are unique among visible rows.
    await ctx.sql(
      `update stores set excluido_em = $2, ativo = false, codigo = codigo || ' (excluída ' || id || ')', cnpj = cnpj || ' (excluída ' || id || ')'
       where id = $1`,
      [id, ctx.clock.now()],
    );
    return { id };
  },
});
