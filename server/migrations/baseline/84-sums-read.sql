-- Reading the sums of 84-sale-sums.sql as of now: what is kept, and marked days from the tables.

-- What was sold of each product in whole months from `de` to `ate`, as of now, in pieces to be added up: months, the other days of a month
-- of which one is marked, and the items of marked days. `redes` null: all networks.
create function sale_product_pieces(de date, ate date, redes int[]) returns table (network_id int, product_id int, dia date, qtde numeric,
  pontos numeric, sub_total numeric) language sql stable as $$
  select m.network_id, m.product_id, m.mes, m.qtde, m.pontos, m.sub_total from sale_product_months m
  where m.mes between de and ate and (redes is null or m.network_id = any (redes))
    and not exists (select from sale_months_stale s where s.network_id = m.network_id and s.mes = m.mes)
  union all
  select d.network_id, d.product_id, d.dia, d.qtde, d.pontos, d.sub_total from sale_months_stale m
  join sale_product_days d on d.network_id = m.network_id and d.dia >= m.mes and d.dia < (m.mes + interval '1 month')::date
  where m.mes between de and ate and (redes is null or m.network_id = any (redes))
    and not exists (select from sale_days_stale s where s.network_id = d.network_id and s.dia = d.dia)
  union all
  select g.network_id, i.product_id, g.realizado_em, i.qtde, i.pontos, i.sub_total from sale_days_stale s
  join postings g on g.network_id = s.network_id and g.realizado_em = s.dia and g.audience = 'SELLER' and g.status = 'APROVADA'
  join posting_items i on i.posting_id = g.id
  where s.dia between de and ate and (redes is null or s.network_id = any (redes))
$$;

-- What each store sold from `de` to `ate`, as of now, in pieces to be added up: whole months that are not marked, and the sales of
-- marked months and of the months that the period cuts. `redes` and `lojas` null: all.
create function sale_store_pieces(de date, ate date, redes int[], lojas int[]) returns table (network_id int, store_id int, dia date,
  total_venda numeric, primeira date, ultima date) language sql stable as $$
  select m.network_id, m.store_id, m.mes, m.total_venda, m.primeira, m.ultima from sale_store_months m
  where m.mes >= de and (m.mes + interval '1 month')::date - 1 <= ate
    and (redes is null or m.network_id = any (redes)) and (lojas is null or m.store_id = any (lojas))
    and not exists (select from sale_months_stale s where s.network_id = m.network_id and s.mes = m.mes)
  union all
  select g.network_id, g.store_id, g.realizado_em, g.total_venda, g.realizado_em, g.realizado_em from sale_months_stale m
  join postings g on g.network_id = m.network_id and g.audience = 'SELLER' and g.status = 'APROVADA'
    and g.realizado_em >= greatest(de, m.mes) and g.realizado_em <= least(ate, (m.mes + interval '1 month')::date - 1)
  where (redes is null or m.network_id = any (redes)) and (lojas is null or g.store_id = any (lojas))
  union all
  select g.network_id, g.store_id, g.realizado_em, g.total_venda, g.realizado_em, g.realizado_em
  from (select distinct date_trunc('month', c.dia)::date as mes from (values (de, de), (ate, ate + 1)) as c(dia, borda)
    where isfinite(c.dia) and c.borda <> date_trunc('month', c.borda)::date) cut
  join postings g on g.realizado_em >= greatest(de, cut.mes) and g.realizado_em <= least(ate, (cut.mes + interval '1 month')::date - 1)
  where g.audience = 'SELLER' and g.status = 'APROVADA' and (redes is null or g.network_id = any (redes)) and (lojas is null or g.store_id = any (lojas))
    and not exists (select from sale_months_stale s where s.network_id = g.network_id and s.mes = cut.mes)
$$;

-- What each network sold from `de` to `ate`, by day, as of now: kept days, and the sales of marked ones. `redes` null: all.
create function sale_network_pieces(de date, ate date, redes int[]) returns table (network_id int, dia date, total_venda numeric)
language sql stable as $$
  select d.network_id, d.dia, d.total_venda from sale_network_days d
  where d.dia between de and ate and (redes is null or d.network_id = any (redes))
    and not exists (select from sale_days_stale s where s.network_id = d.network_id and s.dia = d.dia)
  union all
  select g.network_id, g.realizado_em, g.total_venda from sale_days_stale s
  join postings g on g.network_id = s.network_id and g.realizado_em = s.dia and g.audience = 'SELLER' and g.status = 'APROVADA'
  where s.dia between de and ate and (redes is null or s.network_id = any (redes))
$$;
