-- The day in whose sums a posting counts; null unless it is approved.
create or replace function note_day_of(p_status text, p_day date) returns date language sql immutable as $$
  select case when p_status = 'APROVADA' then p_day end
$$;
