-- The points that a sale should have, given what its items score now: a sale that the monthly limit cut never gets more than it has.
create or replace function corrected_points(p_gross numeric, p_current numeric, p_cut numeric) returns numeric
language sql immutable as $$
  select case when p_cut > 0 then least(p_gross, p_current) else p_gross end
$$;
