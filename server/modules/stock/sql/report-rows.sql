-- Compras x Pontuação at the end of a day, by network and product (p_network_ids null: all). The sums begin on a different day for each pair: months
-- before and after that day are read whole, and only its own month day by day.
create or replace function stock_report_rows(p_day date, p_network_ids int[])
returns table (network_id int, product_id int, data_ultimo_pedido date, qtd_ultimo_pedido numeric, data_penultimo_pedido date,
  qtd_penultimo_pedido numeric, qtd_vendida numeric, qtd_pontuada numeric, saldo_estoque numeric)
language sql stable as $$
  with bought as (
    select c.network_id, c.product_id, c.data_pedido, sum(c.qtde) as qtde from purchases c
    where c.data_pedido <= p_day and (p_network_ids is null or c.network_id = any (p_network_ids)) group by 1, 2, 3),
  ranked as (
    select *, row_number() over (partition by b.network_id, b.product_id order by b.data_pedido desc) as place from bought b),
  base as (
    select distinct on (c.network_id, c.product_id) c.network_id, c.product_id, c.saldo, c.data from stock_counts c
    where c.data <= p_day and (p_network_ids is null or c.network_id = any (p_network_ids))
    order by c.network_id, c.product_id, c.data desc, c.id desc),
  orders as (
    select r.network_id, r.product_id, max(r.data_pedido) filter (where place = 1) as last_on, max(r.qtde) filter (where place = 1) as last_units,
      max(r.data_pedido) filter (where place = 2) as previous_on, max(r.qtde) filter (where place = 2) as previous_units,
      sum(r.qtde) filter (where b.data is null or r.data_pedido > b.data) as since_base
    from ranked r left join base b using (network_id, product_id) group by 1, 2),
  -- Where the sums of a pair begin: at the last order but one and after the stock count, with the months of those days.
  cut as (
    select network_id, product_id, coalesce(o.previous_on, o.last_on) as order_on, b.data as base,
      date_trunc('month', coalesce(o.previous_on, o.last_on))::date as order_month, date_trunc('month', b.data)::date as base_month
    from orders o full join base b using (network_id, product_id)),
  -- Months of whole networks that cannot be read as one: marked ones, and the one that the day cuts.
  opened as (
    select s.network_id, s.mes from sale_months_stale s where s.mes <= p_day and (p_network_ids is null or s.network_id = any (p_network_ids))
    union select n.id, date_trunc('month', p_day)::date from networks n
    where date_trunc('month', p_day + 1)::date <> p_day + 1 and (p_network_ids is null or n.id = any (p_network_ids))),
  -- Materialized, because the planner cannot know how many cuts there are and would look each of them up by itself.
  kept as materialized (
    select m.network_id, m.product_id, m.mes, m.qtde from sale_product_months m left join cut c using (network_id, product_id)
    where (m.mes + interval '1 month')::date - 1 <= p_day and (p_network_ids is null or m.network_id = any (p_network_ids))
      and c.order_month is distinct from m.mes and c.base_month is distinct from m.mes),
  near as materialized (
    select d.network_id, d.product_id, k.mes, d.dia, d.qtde
    from (select c.network_id, x.mes from cut c cross join lateral (values (c.order_month), (c.base_month)) as x(mes) where x.mes is not null
      except select o.network_id, o.mes from opened o) k
    join sale_product_days d on d.network_id = k.network_id and d.dia >= k.mes and d.dia < (k.mes + interval '1 month')::date),
  pieces as (
    select m.network_id, m.product_id, m.mes as day, m.qtde from kept m
    where not exists (select from opened o where o.network_id = m.network_id and o.mes = m.mes)
    union all
    select network_id, product_id, d.dia, d.qtde from near d join cut c using (network_id, product_id)
    where d.mes = c.order_month or d.mes = c.base_month
    union all
    select d.network_id, d.product_id, d.dia, d.qtde from opened o
    join sale_product_days d on d.network_id = o.network_id and d.dia >= o.mes and d.dia < (o.mes + interval '1 month')::date
    where d.dia <= p_day and not exists (select from sale_days_stale s where s.network_id = d.network_id and s.dia = d.dia)
    union all
    select g.network_id, i.product_id, g.realizado_em, i.qtde from sale_days_stale s
    join postings g on g.network_id = s.network_id and g.realizado_em = s.dia and g.audience = 'SELLER' and g.status = 'APROVADA'
    join posting_items i on i.posting_id = g.id
    where s.dia <= p_day and (p_network_ids is null or s.network_id = any (p_network_ids))),
  scored as (
    select network_id, product_id, sum(x.qtde) filter (where x.day >= c.order_on) as since_order,
      sum(x.qtde) filter (where c.base is null or x.day > c.base) as since_base
    from pieces x left join cut c using (network_id, product_id) group by 1, 2),
  pairs as (
    select network_id, product_id from orders
    union select network_id, product_id from base
    union select network_id, product_id from scored)
  select x.network_id, x.product_id, o.last_on, o.last_units, o.previous_on, o.previous_units,
    coalesce(o.last_units, 0) + coalesce(o.previous_units, 0), coalesce(s.since_order, 0),
    coalesce(b.saldo, 0) + coalesce(o.since_base, 0) - coalesce(s.since_base, 0)
  from pairs x left join orders o using (network_id, product_id) left join base b using (network_id, product_id)
  left join scored s using (network_id, product_id)
$$;
