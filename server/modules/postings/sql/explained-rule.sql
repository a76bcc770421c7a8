-- The rule of a credited sale with its factor split into the store's and the scenario's, as long as their histories still agree with what was
-- credited.
create or replace function explained_rule(p_rule jsonb, p_store_id int, p_day date) returns jsonb language sql stable as $$
  select case when x.extra <> 1 and (p_rule ->> 'fator')::numeric = x.own * x.extra
    then p_rule || jsonb_build_object('fatorLoja', x.own, 'fatorExtra', x.extra, 'cenario', x.scenario_id) else p_rule end
  from (select c.scenario_id, store_own_factor_on(p_store_id, p_day) as own, scenario_factor_on(c.scenario_id, p_day) as extra
    from store_scenario_on(p_store_id, p_day) as c(scenario_id)) x
$$;
