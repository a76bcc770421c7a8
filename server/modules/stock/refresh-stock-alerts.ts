import { z } from 'zod';
import { defineAction } from '../../platform/actions/action.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import type { RunSql } from '../../platform/db/database.ts';
import { defineJob } from '../../platform/jobs/job.ts';

/*
 * Scored beyond what the first stock count, the purchases and the releases allow, over the whole history. A product that was
 * never bought nor counted says nothing: else every network without purchase data would be flagged (§4.8).
 */
const REFRESH = `with scored as (
    select g.network_id, i.product_id, sum(i.qtde) as qtde from posting_items i join postings g on g.id = i.posting_id
    where g.audience = 'SELLER' and g.status = 'APROVADA' group by 1, 2),
  bought as (select network_id, product_id, sum(qtde) as qtde from purchases group by 1, 2),
  first_count as (select distinct on (network_id, product_id) network_id, product_id, saldo as qtde from stock_counts order by network_id, product_id, data, id),
  released as (select network_id, product_id, sum(quantidade) as qtde from stock_releases group by 1, 2),
  over as (
    select s.network_id, count(*) as produtos from scored s
    left join bought b using (network_id, product_id) left join first_count c using (network_id, product_id) left join released r using (network_id, product_id)
    where (b.qtde is not null or c.qtde is not null)
      and s.qtde > coalesce(b.qtde, 0) + coalesce(c.qtde, 0) + coalesce(r.qtde, 0)
    group by s.network_id),
  gone as (delete from stock_alerts where network_id not in (select network_id from over))
  insert into stock_alerts (network_id, produtos, atualizado_em) select network_id, produtos, $1 from over
  on conflict (network_id) do update set produtos = excluded.produtos, atualizado_em = excluded.atualizado_em`;

/** Writes the networks under alert anew, in the caller's transaction. */
export async function writeStockAlerts(sql: RunSql, now: Date): Promise<void> {
  await sql(REFRESH, [now]);
}

/** Finds the networks under anti-fraud alert anew. One pass over the items, so it runs as a job and never on a request. */
const refreshStockAlerts = defineAction({
  name: 'refreshStockAlerts',
  title: 'Atualização de alertas',
  permission: 'stockAlert:refresh',
  logged: false,
  input: z.strictObject({}),
  handler: async (ctx) => {
    await ctx.sql("select set_config('statement_timeout', '300000', true)");
    await writeStockAlerts(ctx.sql, ctx.clock.now());
    return true;
  },
});

defineJob({
  name: 'refresh-stock-alerts',
  cron: '*/15 * * * *',
  expireInSeconds: 600,
  handler: async (ctx) => {
    await runAction(refreshStockAlerts, ctx, {});
  },
});

/** Names of the networks under alert, for those who may see the anti-fraud report. */
export async function networksUnderAlert(ctx: AppContext): Promise<string[]> {
  const rows = await ctx.read<{ nome: string }>(
    'select n.nome from stock_alerts a join networks n on n.id = a.network_id where n.ativo order by n.nome',
  );
  return rows.map(({ nome }) => nome);
}
