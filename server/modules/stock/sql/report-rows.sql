-- Compras x Pontuação at the end of a day. Sums begin on another day for each network and product: months before and after it are taken
-- whole, and only the month of that day is read day by day.
create or replace function stock_report_rows(dia date, redes int[]) returns table (network_id int, product_id int, data_ultimo_pedido date,
  qtd_ultimo_pedido numeric, data_penultimo_pedido date, qtd_penultimo_pedido numeric, qtd_vendida numeric, qtd_pontuada numeric,
  saldo_estoque numeric) language sql stable as $$
  with bought as (select c.network_id, c.product_id, c.data_pedido, sum(c.qtde) as qtde from purchases c
    where c.data_pedido <= dia and (redes is null or c.network_id = any (redes)) group by 1, 2, 3),
  ranked as (select *, row_number() over (partition by b.network_id, b.product_id order by b.data_pedido desc) as lugar from bought b),
  base as (select distinct on (c.network_id, c.product_id) c.network_id, c.product_id, c.saldo, c.data from stock_counts c
    where c.data <= dia and (redes is null or c.network_id = any (redes)) order by c.network_id, c.product_id, c.data desc, c.id desc),
  orders as (
    select r.network_id, r.product_id, max(r.data_pedido) filter (where lugar = 1) as ultimo, max(r.qtde) filter (where lugar = 1) as qtd_ultimo,
      max(r.data_pedido) filter (where lugar = 2) as penultimo, max(r.qtde) filter (where lugar = 2) as qtd_penultimo,
      sum(r.qtde) filter (where b.data is null or r.data_pedido > b.data) as desde_base
    from ranked r left join base b using (network_id, product_id) group by 1, 2),
  -- Where the sums of a pair begin: at the last order but one, and after the count; and the months of those days.
  cut as (select network_id, product_id, coalesce(o.penultimo, o.ultimo) as pedido, b.data as base,
      date_trunc('month', coalesce(o.penultimo, o.ultimo))::date as mes_pedido, date_trunc('month', b.data)::date as mes_base
    from orders o full join base b using (network_id, product_id)),
  -- Months of whole networks that cannot be taken as one: marked ones, and the one that the day cuts.
  opened as (
    select s.network_id, s.mes from sale_months_stale s where s.mes <= dia and (redes is null or s.network_id = any (redes))
    union select n.id, date_trunc('month', dia)::date from networks n
    where date_trunc('month', dia + 1)::date <> dia + 1 and (redes is null or n.id = any (redes))),
  -- Materialized, or the planner, which cannot know how many cuts there are, would look for each of them by itself.
  kept as materialized (
    select m.network_id, m.product_id, m.mes, m.qtde from sale_product_months m left join cut c using (network_id, product_id)
    where (m.mes + interval '1 month')::date - 1 <= dia and (redes is null or m.network_id = any (redes))
      and c.mes_pedido is distinct from m.mes and c.mes_base is distinct from m.mes),
  near as materialized (
    select d.network_id, d.product_id, k.mes, d.dia, d.qtde
    from (select c.network_id, x.mes from cut c cross join lateral (values (c.mes_pedido), (c.mes_base)) as x(mes) where x.mes is not null
      except select o.network_id, o.mes from opened o) k
    join sale_product_days d on d.network_id = k.network_id and d.dia >= k.mes and d.dia < (k.mes + interval '1 month')::date),
  pieces as (
    select m.network_id, m.product_id, m.mes as de, m.qtde from kept m
    where not exists (select from opened o where o.network_id = m.network_id and o.mes = m.mes)
    union all
    select network_id, product_id, d.dia, d.qtde from near d join cut c using (network_id, product_id)
    where d.mes = c.mes_pedido or d.mes = c.mes_base
    union all
    select d.network_id, d.product_id, d.dia, d.qtde from opened o
    join sale_product_days d on d.network_id = o.network_id and d.dia >= o.mes and d.dia < (o.mes + interval '1 month')::date
    where d.dia <= stock_report_rows.dia and not exists (select from sale_days_stale s where s.network_id = d.network_id and s.dia = d.dia)
    union all
    select g.network_id, i.product_id, g.realizado_em, i.qtde from sale_days_stale s
    join postings g on g.network_id = s.network_id and g.realizado_em = s.dia and g.audience = 'SELLER' and g.status = 'APROVADA'
    join posting_items i on i.posting_id = g.id
    where s.dia <= stock_report_rows.dia and (redes is null or s.network_id = any (redes))),
  scored as (
    select network_id, product_id, sum(x.qtde) filter (where x.de >= c.pedido) as desde_pedido,
      sum(x.qtde) filter (where c.base is null or x.de > c.base) as desde_base
    from pieces x left join cut c using (network_id, product_id) group by 1, 2),
  pairs as (select network_id, product_id from orders union select network_id, product_id from base union select network_id, product_id from scored)
  select x.network_id, x.product_id, o.ultimo, o.qtd_ultimo, o.penultimo, o.qtd_penultimo, coalesce(o.qtd_ultimo, 0) + coalesce(o.qtd_penultimo, 0),
    coalesce(s.desde_pedido, 0), coalesce(b.saldo, 0) + coalesce(o.desde_base, 0) - coalesce(s.desde_base, 0)
  from pairs x left join orders o using (network_id, product_id) left join base b using (network_id, product_id)
  left join scored s using (network_id, product_id)
$$;
