-- The instant at which a day begins in São Paulo.
create or replace function sao_paulo_day_start(p_day date) returns timestamptz language sql stable as $$
  select p_day::timestamp at time zone 'America/Sao_Paulo'
$$;
