-- Whether an item was given away, or its unit price is further from the list price than so many percent; 0 percent judges nothing. An item
-- without a list price is judged only by zero.
create or replace function is_strange_price(p_sub_total numeric, p_unit_price numeric, p_list_price numeric, p_percent numeric) returns boolean
language sql immutable as $$
  select p_percent > 0
    and (p_sub_total = 0 or coalesce(p_list_price > 0 and abs(p_unit_price - p_list_price) * 100 > p_list_price * p_percent, false))
$$;
