create or replace function note_day_of(p_status text, p_realizado_em date) returns date language sql immutable as $$
  select case when p_status = 'APROVADA' then p_realizado_em end
$$;
