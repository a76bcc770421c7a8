-- When points scored at an instant expire: 18 months after its São Paulo day, or on the last day of a shorter month (§4.4).
create or replace function points_expiry(p_scored_at timestamptz) returns date language sql stable as $$
  select ((p_scored_at at time zone 'America/Sao_Paulo')::date + interval '18 months')::date
$$;
