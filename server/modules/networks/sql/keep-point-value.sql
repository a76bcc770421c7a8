-- Trigger on networks: keeps the history of what a point is worth.
create or replace function keep_point_value() returns trigger language plpgsql as $$
begin
  insert into network_point_values (network_id, vigente_em, valor_ponto)
  values (new.id, case when tg_op = 'INSERT' then '-infinity' else now() end, new.valor_ponto)
  on conflict (network_id, vigente_em) do update set valor_ponto = excluded.valor_ponto;
  return null;
end $$;
