-- Where a parameter stood before its first change since a time and after its last one that restarts the count; null without such a change.
create or replace function parameter_base(p_name text, p_target int, p_restarts text[], p_since timestamptz) returns numeric
language sql stable as $$
  select m.antes from parameter_moves m
  where m.parametro = p_name and m.alvo = p_target and m.criado_em > p_since and m.id > coalesce(
    (select max(r.id) from parameter_moves r where r.parametro = p_name and r.alvo = p_target and r.passo = any(p_restarts)), 0)
  order by m.id limit 1
$$;
