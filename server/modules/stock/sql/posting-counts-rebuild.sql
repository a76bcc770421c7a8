-- Counts everything again while writers wait: for use after a load that bypassed the triggers.
create or replace function posting_counts_rebuild() returns void language plpgsql as $$
begin
  lock table postings in share row exclusive mode;
  delete from posting_counts;
  with gone as (delete from posting_count_changes returning *),
  days as materialized (select distinct audience, network_id, venda from gone where venda is not null),
  sold as (insert into sale_marks (network_id, dia) select network_id, venda from days where audience = 'SELLER')
  insert into note_marks (audience, network_id, dia) select audience, network_id, venda from days;
  insert into posting_counts (network_id, audience, status, dia, n)
  select coalesce(network_id, 0), audience, status, coalesce(dia, '-infinity'), count(*)
  from (select network_id, audience, status, (criado_em at time zone 'America/Sao_Paulo')::date as dia from postings) p
  group by audience, status, grouping sets ((network_id, dia), (network_id), (dia), ());
end $$;
