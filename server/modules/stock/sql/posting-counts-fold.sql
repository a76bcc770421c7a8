-- Adds the waiting changes to the counts and marks their days. Does nothing while another call runs.
create or replace function posting_counts_fold() returns void language plpgsql as $$
begin
  -- Under a stricter isolation level it could meet changes that another call folded meanwhile.
  if current_setting('transaction_isolation') <> 'read committed' or not pg_try_advisory_xact_lock(7202611212) then
    return;
  end if;
  with gone as (delete from posting_count_changes returning *),
  days as materialized (select distinct audience, network_id, venda from gone where venda is not null),
  sold as (insert into sale_marks (network_id, dia) select network_id, venda from days where audience = 'SELLER'),
  noted as (insert into note_marks (audience, network_id, dia) select audience, network_id, venda from days)
  insert into posting_counts (network_id, audience, status, dia, n)
  select coalesce(network_id, 0), audience, status, coalesce(dia, '-infinity'), sum(n)
  from gone group by audience, status, grouping sets ((network_id, dia), (network_id), (dia), ())
  on conflict (network_id, audience, status, dia) do update set n = posting_counts.n + excluded.n;
end $$;
