create or replace view sale_months_stale as
  select distinct s.network_id, date_trunc('month', s.dia)::date as mes from sale_days_stale s;
