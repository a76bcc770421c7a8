-- What networks (null: all) sold from p_from to p_to, by day, as of now: sums of the kept days, and the sales of marked ones.
create or replace function sale_network_pieces(p_from date, p_to date, p_network_ids int[])
returns table (network_id int, dia date, total_venda numeric) language sql stable as $$
  select d.network_id, d.dia, d.total_venda from sale_network_days d
  where d.dia between p_from and p_to and (p_network_ids is null or d.network_id = any (p_network_ids))
    and not exists (select from sale_days_stale s where s.network_id = d.network_id and s.dia = d.dia)
  union all
  select g.network_id, g.realizado_em, g.total_venda from sale_days_stale s
  join postings g on g.network_id = s.network_id and g.realizado_em = s.dia and g.audience = 'SELLER' and g.status = 'APROVADA'
  where s.dia between p_from and p_to and (p_network_ids is null or s.network_id = any (p_network_ids))
$$;
