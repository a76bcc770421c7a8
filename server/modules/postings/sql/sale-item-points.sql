-- The points of one item: rounded to two decimals, half away from zero, as numeric round() does.
create or replace function sale_item_points(p_quantity numeric, p_unit_points numeric, p_factor numeric) returns numeric
language sql immutable as $$
  select round(p_quantity * p_unit_points * p_factor, 2)
$$;
