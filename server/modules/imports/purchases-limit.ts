import type { ActionContext } from '../../platform/context.ts';
import { withKind } from '../../shared/text.ts';
import { COUNTED_DAYS, toldChanges } from '../parameter-changes/index.ts';

/**
 * Purchases limit what may be scored, so they can stand for a release of units: files that within thirty days more than double what a network
 * had bought of a product take two people. A network's first purchases of a product restrict its sales, and are free.
 */
export async function purchasesLimit({ sql, clock }: ActionContext): Promise<{ motivo: 'UNIDADES'; resumo: string } | null> {
  const totals = await sql<{ id: number; produto: string; rede: string; before: string; after: string }>(
    `with added as (
       select j.network_id, j.product_id, sum(j.qtde - coalesce(t.qtde, 0)) as qtde
       from import_judged j left join purchases t on t.id = j.target_id where j.refusals is null group by 1, 2
     ), bought as (
       -- Rows as they were before the window.
       select b.network_id, b.product_id, sum(b.qtde) as now, sum(case when b.criado_em <= w.since then coalesce(
         (select (c.antes ->> 'qtde')::numeric from import_changes c join imports i on i.id = c.import_id
          where i.tipo = 'HISTORICO' and i.criado_em > w.since and c.row_id = b.id and c.antes is not null order by i.id limit 1),
         b.qtde) else 0 end) as before
       from purchases b cross join (select $1::timestamptz - make_interval(days => ${COUNTED_DAYS}) as since) w
       where (b.network_id, b.product_id) in (select network_id, product_id from added) group by 1, 2
     )
     select a.product_id as id, p.nome as produto, n.nome as rede, b.before, b.now + a.qtde as after
     from added a join bought b using (network_id, product_id)
     join products p on p.id = a.product_id join networks n on n.id = a.network_id
     where a.qtde > 0 and b.before > 0 and b.now + a.qtde > 2 * b.before order by a.network_id, a.product_id`,
    [clock.now()],
  );
  const changes = totals.map(({ produto, rede, before, after }) => ({
    nome: `Compras de ${produto} pela ${withKind('rede', rede)}`,
    before,
    after,
  }));
  return changes.length > 0 ? { motivo: 'UNIDADES', resumo: toldChanges(changes) } : null;
}
