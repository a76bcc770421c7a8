-- What each network sold from `de` to `ate`, by day, as of now: kept days, and the sales of marked ones. `redes` null: all.
create or replace function sale_network_pieces(de date, ate date, redes int[]) returns table (network_id int, dia date, total_venda numeric)
language sql stable as $$
  select d.network_id, d.dia, d.total_venda from sale_network_days d
  where d.dia between de and ate and (redes is null or d.network_id = any (redes))
    and not exists (select from sale_days_stale s where s.network_id = d.network_id and s.dia = d.dia)
  union all
  select g.network_id, g.realizado_em, g.total_venda from sale_days_stale s
  join postings g on g.network_id = s.network_id and g.realizado_em = s.dia and g.audience = 'SELLER' and g.status = 'APROVADA'
  where s.dia between de and ate and (redes is null or s.network_id = any (redes))
$$;
