-- How many postings there are, kept as they are written, so that a page's exact total costs one probe instead of a count (an
-- index-only count of a large network takes 17 ms, of everything 77 ms). Exact in every snapshot: counters plus changes not yet
-- folded into them. Writers only insert changes, so they never wait for one another; whoever finds nobody else folding folds.
-- No entities: only triggers write here.

create table posting_counts (
  -- 0: all networks.
  network_id int not null,
  audience text not null,
  status text not null,
  -- São Paulo day of criado_em; -infinity: all days.
  dia date not null,
  n bigint not null,
  primary key (network_id, audience, status, dia) include (n)
) with (fillfactor = 70);

create table posting_count_changes (
  network_id int not null,
  audience text not null,
  status text not null,
  dia date not null,
  n int not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

create function posting_counts_fold() returns void language plpgsql as $$
begin
  -- A stricter transaction could meet changes that another one folded meanwhile.
  if current_setting('transaction_isolation') <> 'read committed' or not pg_try_advisory_xact_lock(7202611212) then
    return;
  end if;
  with gone as (delete from posting_count_changes returning *)
  insert into posting_counts (network_id, audience, status, dia, n)
  select coalesce(network_id, 0), audience, status, coalesce(dia, '-infinity'), sum(n)
  from gone group by audience, status, grouping sets ((network_id, dia), (network_id), (dia), ())
  on conflict (network_id, audience, status, dia) do update set n = posting_counts.n + excluded.n;
end $$;

create function posting_counts_note() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into posting_count_changes
    select network_id, audience, status, (criado_em at time zone 'America/Sao_Paulo')::date, count(*) from added group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into posting_count_changes
    select network_id, audience, status, (criado_em at time zone 'America/Sao_Paulo')::date, -count(*) from removed group by 1, 2, 3, 4;
  else
    insert into posting_count_changes
    select network_id, audience, status, (criado_em at time zone 'America/Sao_Paulo')::date, sum(change) from (
      select network_id, audience, status, criado_em, 1 as change from added
      union all select network_id, audience, status, criado_em, -1 from removed) c
    group by 1, 2, 3, 4 having sum(change) <> 0;
  end if;
  -- About a hundred changes wait at a time: too few to slow a reader, too many to fold at each sale.
  if random() < 0.01 then
    perform posting_counts_fold();
  end if;
  return null;
end $$;
create trigger postings_counted_in after insert on postings
  referencing new table as added for each statement execute function posting_counts_note();
create trigger postings_counted_out after delete on postings
  referencing old table as removed for each statement execute function posting_counts_note();
create trigger postings_recounted after update on postings
  referencing old table as removed new table as added for each statement execute function posting_counts_note();

-- Counts everything anew, with writers waiting: after a load that bypassed the triggers.
create function posting_counts_rebuild() returns void language plpgsql as $$
begin
  lock table postings in share row exclusive mode;
  delete from posting_counts;
  delete from posting_count_changes;
  insert into posting_counts (network_id, audience, status, dia, n)
  select coalesce(network_id, 0), audience, status, coalesce(dia, '-infinity'), count(*)
  from (select network_id, audience, status, (criado_em at time zone 'America/Sao_Paulo')::date as dia from postings) p
  group by audience, status, grouping sets ((network_id, dia), (network_id), (dia), ());
end $$;

create function posting_counts_clear() returns trigger language plpgsql as $$
begin
  truncate posting_counts, posting_count_changes;
  return null;
end $$;
create trigger postings_uncounted after truncate on postings for each statement execute function posting_counts_clear();
