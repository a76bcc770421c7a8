-- The factor by which a scenario multiplies the points of its stores on a day; 1 until one is set.
create or replace function scenario_factor_on(p_scenario_id smallint, p_day date) returns numeric language sql stable as $$
  select coalesce(
    (select f.fator_extra from scenario_factors f where f.scenario_id = p_scenario_id and f.vigente_em <= p_day
      order by f.vigente_em desc limit 1), 1)
$$;
