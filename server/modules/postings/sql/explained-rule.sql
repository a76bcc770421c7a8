-- The rule of a credited sale with its factor taken apart, as long as the histories still say the same as when it was credited.
create or replace function explained_rule(p_regra jsonb, p_store_id int, p_day date) returns jsonb language sql stable as $$
  select case when x.extra <> 1 and (p_regra ->> 'fator')::numeric = x.own * x.extra
    then p_regra || jsonb_build_object('fatorLoja', x.own, 'fatorExtra', x.extra, 'cenario', x.cenario) else p_regra end
  from (select c.cenario, store_own_factor_on(p_store_id, p_day) as own, scenario_factor_on(c.cenario, p_day) as extra
    from store_scenario_on(p_store_id, p_day) as c(cenario)) x
$$;
