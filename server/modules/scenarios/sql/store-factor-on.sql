-- The scoring factor of a store on a day: its own times its scenario's.
create or replace function store_factor_on(p_store_id int, p_day date) returns numeric language sql stable as $$
  select store_own_factor_on(p_store_id, p_day) * scenario_factor_on(store_scenario_on(p_store_id, p_day), p_day)
$$;
