import type { AppContext } from '../../../platform/context.ts';
import { addDays } from '../../../shared/dates.ts';
import { storeProductsScope } from '../../products/index.ts';
import { postingScope } from './posting-scope.ts';

/** A product that a seller sells often, as their store sells it today. */
export interface UsualProduct {
  id: number;
  codigo: string;
  codigoPadrao: string;
  nome: string;
  valorUnitario: string;
  valorPontos: string;
}

/** A season of sales: longer, and what a store stopped selling stays on top. */
const DAYS = 90;
/** What fits above the search without scrolling. */
const LIMIT = 8;

/** The store's active products that most of a seller's approved sales held of late, the most usual first. */
export function usualProducts(ctx: AppContext, { sellerId, cnpj }: { sellerId: number; cnpj: string }): Promise<UsualProduct[]> {
  const today = ctx.clock.today();
  const params: unknown[] = [sellerId, addDays(today, -DAYS), cnpj];
  const scope = { actor: ctx.actor, bind: (value: unknown) => `$${params.push(value)}`, today };
  const and = (conditions: string[]) => conditions.map((condition) => ` and ${condition}`).join('');
  return ctx.read<UsualProduct>(
    `with held as (
       select i.codigo, i.product_id, count(distinct p.id) as sales from postings p join posting_items i on i.posting_id = p.id
       where p.seller_id = $1 and p.status = 'APROVADA' and p.realizado_em >= $2${and(postingScope(scope))} group by 1, 2)
     select sp.id, sp.codigo, p.codigo as "codigoPadrao", sp.nome, sp.valor_unitario as "valorUnitario", p.valor_pontos as "valorPontos"
     from held join products p on p.id = held.product_id
       -- A sale holds the store's code or, from a file, the programme's.
       join store_products sp on sp.product_id = p.id and held.codigo in (sp.codigo, p.codigo) join stores s on s.id = sp.store_id
     where s.cnpj = $3 and sp.ativo and sp.excluido_em is null and s.excluido_em is null${and(storeProductsScope(scope))}
     group by sp.id, p.id order by sum(held.sales) desc, sp.codigo limit ${LIMIT}`,
    params,
  );
}
