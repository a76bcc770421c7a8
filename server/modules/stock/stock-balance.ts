import type { RunSql } from '../../platform/db/run-sql.ts';
import type { DecimalText } from '../../shared/decimal-text.ts';

/** What a network may still score of a product, as decimal text (domain rules §4.8). */
export interface StockBalance {
  productId: number;
  /** Last stock count plus the purchases after it. */
  comprado: DecimalText;
  /** Approved units since then. */
  vendido: DecimalText;
  /** Units allowed by staff since then; may be negative. */
  liberado: DecimalText;
  /** comprado − vendido + liberado; negative when more was scored than could exist. */
  disponivel: DecimalText;
  /** The network is unlimited: it has no purchase history and the settings do not require one. */
  semHistorico: boolean;
}

export interface StockQuestion {
  networkId: number;
  productIds: readonly number[];
  /** Today in São Paulo: later purchases do not count yet. */
  today: string;
  /** Locks the (network, product) pairs until the transaction ends. Only inside a transaction. */
  lock?: boolean;
}

// Locks are taken in product order, so that two sales of the same two products cannot deadlock.
const LOCK = `select pg_advisory_xact_lock(hashtextextended('stock:' || $1::int || ':' || wanted.id, 0))
  from (select distinct id from unnest($2::int[]) as id order by id) wanted`;

/*
 * A stock count closes its day: it includes that day's purchases and sales, so the sums begin on the next day. A release counts from the
 * moment the count was written, or from the end of the counted day if it was written later. Sales come from the stored sums
 * (sale_sums_refresh), so the cost is in months rather than sales: whole months, the single days of months cut by the count, today or a
 * mark, and the items of marked days.
 */
const BALANCE = `with base as (
    select distinct on (product_id) product_id, saldo, data,
      least(criado_em, (data + 1)::timestamp at time zone 'America/Sao_Paulo') as closed_at
    from stock_counts where network_id = $1 and product_id = any($2::int[]) and data <= $3::date
    order by product_id, data desc, id desc),
  history as (
    select exists (select 1 from purchases where network_id = $1) or exists (select 1 from stock_counts where network_id = $1)
      or (select exigir_saldo from system_settings where id = 1) as kept),
  marked as materialized (select s.dia from sale_days_stale s where s.network_id = $1),
  sold as (
    select wanted.id, sum(x.qtde) as qtde from (select distinct id from unnest($2::int[]) as id) wanted left join base on base.product_id = wanted.id
    cross join lateral (select coalesce(base.data, '-infinity') as data) since
    cross join lateral (
      select m.qtde from sale_product_months m
      where m.network_id = $1 and m.product_id = wanted.id and m.mes > since.data and m.mes < date_trunc('month', $3::date)
        and not exists (select from marked s where s.dia >= m.mes and s.dia < (m.mes + interval '1 month')::date)
      union all
      select d.qtde from (
          select date_trunc('month', $3::date) as mes union select date_trunc('month', since.data) where isfinite(since.data)
          union select date_trunc('month', s.dia) from marked s) opened
        cross join lateral generate_series(opened.mes, opened.mes + interval '1 month' - interval '1 day', '1 day') g
        join sale_product_days d on d.network_id = $1 and d.dia = g::date and d.product_id = wanted.id
      where d.dia > since.data and d.dia <= $3::date and d.dia not in (select s.dia from marked s)
      union all
      select i.qtde from marked s
        join postings g on g.network_id = $1 and g.realizado_em = s.dia and g.audience = 'SELLER' and g.status = 'APROVADA'
        join posting_items i on i.posting_id = g.id and i.product_id = wanted.id
      where s.dia > since.data and s.dia <= $3::date) x
    group by wanted.id),
  parts as (
    select wanted.id, coalesce(base.saldo, 0) + coalesce(bought.qtde, 0) as comprado, coalesce(sold.qtde, 0) as vendido,
      coalesce(released.qtde, 0) as liberado
    from (select distinct id from unnest($2::int[]) as id) wanted
    left join base on base.product_id = wanted.id
    left join lateral (select sum(c.qtde) as qtde from purchases c where c.network_id = $1 and c.product_id = wanted.id
      and c.data_pedido <= $3::date and (base.data is null or c.data_pedido > base.data)) bought on true
    left join sold on sold.id = wanted.id
    left join lateral (select sum(r.quantidade) as qtde from stock_releases r where r.network_id = $1 and r.product_id = wanted.id
      and (base.data is null or r.criado_em > base.closed_at)) released on true)
  select parts.id as "productId", comprado::numeric(14,2) as comprado, vendido::numeric(14,2) as vendido,
    liberado::numeric(14,2) as liberado, (comprado - vendido + liberado)::numeric(14,2) as disponivel, not history.kept as "semHistorico"
  from parts, history order by parts.id`;

/**
 * Each product's balance in a network. With `lock`, no other locking transaction may spend it before this one ends; a separate statement
 * reads the balance after the lock, so it sees what the previous holder committed.
 */
export async function stockAvailable(sql: RunSql, { networkId, productIds, today, lock = false }: StockQuestion): Promise<StockBalance[]> {
  if (!productIds.length) return [];
  if (lock) await sql(LOCK, [networkId, productIds]);
  return sql<StockBalance>(BALANCE, [networkId, productIds, today]);
}
