-- What a network's point was worth at an instant; null before its history begins.
create or replace function point_value(p_network_id int, p_at timestamptz) returns numeric language sql stable parallel safe as $$
  select v.valor_ponto from network_point_values v
  where v.network_id = p_network_id and v.vigente_em <= p_at order by v.vigente_em desc limit 1
$$;
