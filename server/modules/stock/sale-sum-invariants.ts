const UNMARKED_DAY = 'not exists (select from sale_days_stale s where s.network_id = x.network_id and s.dia = x.dia)';
const UNMARKED_MONTH = 'not exists (select from sale_months_stale s where s.network_id = x.network_id and s.mes = x.mes)';
const SOLD = "g.audience = 'SELLER' and g.status = 'APROVADA'";

/** Invariants of the stored sales sums (sale_sums_refresh): each statement returns the rows that violate it (`npm run db:check`). */
export const saleSumInvariants: readonly { name: string; sql: string }[] = [
  {
    name: 'the kept sums of a day without a mark are those of its items',
    sql: `select * from (
        select network_id, dia, product_id, sum(qtde) as qtde, sum(pontos) as pontos, sum(sub_total) as sub_total from (
          select network_id, dia, product_id, qtde, pontos, sub_total from sale_product_days
          union all select g.network_id, g.realizado_em, i.product_id, -i.qtde, -i.pontos, -i.sub_total
          from postings g join posting_items i on i.posting_id = g.id where ${SOLD}) u group by 1, 2, 3
        having sum(qtde) <> 0 or sum(pontos) <> 0 or sum(sub_total) <> 0) x where ${UNMARKED_DAY}`,
  },
  {
    name: 'the kept sums of a month without a mark are those of its days',
    sql: `select * from (
        select network_id, mes, product_id, sum(qtde) as qtde, sum(pontos) as pontos, sum(sub_total) as sub_total from (
          select network_id, mes, product_id, qtde, pontos, sub_total from sale_product_months
          union all select network_id, date_trunc('month', dia)::date, product_id, -qtde, -pontos, -sub_total from sale_product_days) u group by 1, 2, 3
        having sum(qtde) <> 0 or sum(pontos) <> 0 or sum(sub_total) <> 0) x where ${UNMARKED_MONTH}`,
  },
  {
    name: 'what is kept of a store and a month without a mark is what its sales come to',
    sql: `select * from (select network_id, mes, store_id, k.kept, r.counted from (
          select network_id, mes, store_id, row(vendas::bigint, vendedores::bigint, total_venda, total_pontos, valor_custo, primeira, ultima) as kept
          from sale_store_months) k
        full join (
          select g.network_id, date_trunc('month', g.realizado_em)::date as mes, g.store_id, row(count(*), count(distinct g.seller_id),
            sum(g.total_venda), sum(g.total_pontos), sum(g.valor_custo), min(g.realizado_em), max(g.realizado_em)) as counted
          from postings g where ${SOLD} group by 1, 2, 3) r using (network_id, mes, store_id)
        where k.kept is distinct from r.counted) x where ${UNMARKED_MONTH}`,
  },
  {
    name: 'what is kept of a network and a day without a mark is what its sales come to',
    sql: `select * from (
        select network_id, dia, k.total_venda as kept, r.total_venda as counted from sale_network_days k
        full join (select g.network_id, g.realizado_em as dia, sum(g.total_venda) as total_venda from postings g where ${SOLD} group by 1, 2) r
          using (network_id, dia)
        where k.total_venda is distinct from r.total_venda) x where ${UNMARKED_DAY}`,
  },
  {
    name: 'a month of a network that has sums has a step',
    sql: `select distinct s.network_id, s.mes from sale_store_months s left join sale_months m using (network_id, mes)
      where m.passo is null or m.passo > (select last_value from sale_steps)`,
  },
];
