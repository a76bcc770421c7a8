-- Points of a sale by what its items score now: one that the monthly limit had cut never gets more than the limit let through.
create or replace function corrected_points(p_bruta numeric, p_atual numeric, p_limitados numeric) returns numeric language sql immutable as $$
  select case when p_limitados > 0 then least(p_bruta, p_atual) else p_bruta end
$$;
