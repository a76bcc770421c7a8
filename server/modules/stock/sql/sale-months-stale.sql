-- Months of a network with a day whose sales changed since the sums were computed.
create or replace view sale_months_stale as
  select distinct s.network_id, date_trunc('month', s.dia)::date as mes from sale_days_stale s;
