-- 18 months from the São Paulo day, clamped to the end of the month (§4.4).
create or replace function points_expiry(p_pontuado_em timestamptz) returns date language sql stable as $$
  select ((p_pontuado_em at time zone 'America/Sao_Paulo')::date + interval '18 months')::date
$$;
