create or replace function point_value(rede int, quando timestamptz) returns numeric language sql stable as $$
  select v.valor_ponto from network_point_values v where v.network_id = rede and v.vigente_em <= quando order by v.vigente_em desc limit 1
$$;
