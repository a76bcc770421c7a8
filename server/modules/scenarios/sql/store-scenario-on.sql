-- The scenario of a store on a day; 0, Inicial, before it was given one.
create or replace function store_scenario_on(p_store_id int, p_day date) returns smallint language sql stable as $$
  select coalesce(
    (select c.cenario from store_scenarios c where c.store_id = p_store_id and c.vigente_em <= p_day
      order by c.vigente_em desc limit 1), 0::smallint)
$$;
