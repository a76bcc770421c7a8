-- What stores (networks and stores null: all) sold from p_from to p_to, as of now, in pieces to be summed: whole unmarked months, and the sales of
-- marked months and of the months that the period cuts.
create or replace function sale_store_pieces(p_from date, p_to date, p_network_ids int[], p_store_ids int[])
returns table (network_id int, store_id int, dia date, total_venda numeric, primeira date, ultima date) language sql stable as $$
  select m.network_id, m.store_id, m.mes, m.total_venda, m.primeira, m.ultima from sale_store_months m
  where m.mes >= p_from and (m.mes + interval '1 month')::date - 1 <= p_to
    and (p_network_ids is null or m.network_id = any (p_network_ids)) and (p_store_ids is null or m.store_id = any (p_store_ids))
    and not exists (select from sale_months_stale s where s.network_id = m.network_id and s.mes = m.mes)
  union all
  select g.network_id, g.store_id, g.realizado_em, g.total_venda, g.realizado_em, g.realizado_em from sale_months_stale m
  join postings g on g.network_id = m.network_id and g.audience = 'SELLER' and g.status = 'APROVADA'
    and g.realizado_em >= greatest(p_from, m.mes) and g.realizado_em <= least(p_to, (m.mes + interval '1 month')::date - 1)
  where (p_network_ids is null or m.network_id = any (p_network_ids)) and (p_store_ids is null or g.store_id = any (p_store_ids))
  union all
  select g.network_id, g.store_id, g.realizado_em, g.total_venda, g.realizado_em, g.realizado_em
  from (select distinct date_trunc('month', c.day)::date as month from (values (p_from, p_from), (p_to, p_to + 1)) as c(day, edge)
    where isfinite(c.day) and c.edge <> date_trunc('month', c.edge)::date) cut
  join postings g on g.realizado_em >= greatest(p_from, cut.month) and g.realizado_em <= least(p_to, (cut.month + interval '1 month')::date - 1)
  where g.audience = 'SELLER' and g.status = 'APROVADA' and (p_network_ids is null or g.network_id = any (p_network_ids))
    and (p_store_ids is null or g.store_id = any (p_store_ids))
    and not exists (select from sale_months_stale s where s.network_id = g.network_id and s.mes = cut.month)
$$;
