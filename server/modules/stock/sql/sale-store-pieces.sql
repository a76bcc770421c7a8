-- What each store sold from `de` to `ate`, as of now, in pieces to be added up: whole months that are not marked, and the sales of
-- marked months and of the months that the period cuts. `redes` and `lojas` null: all.
create or replace function sale_store_pieces(de date, ate date, redes int[], lojas int[]) returns table (network_id int, store_id int, dia date,
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
