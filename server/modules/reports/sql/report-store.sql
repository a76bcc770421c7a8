-- Stores the rows of one run for some networks, beside those of the run that is shown: the function <p_report>_rows fills the table
-- <p_report>_items, whose columns have the names of its results. Safe to repeat after a crash: nothing is counted twice.
create or replace function report_store(p_run_id int, p_report text, p_network_ids int[], p_today date) returns void language plpgsql as $$
declare
  last_day date := (select least(p_today, (make_date(r.ano, r.mes, 1) + interval '1 month')::date - 1) from report_runs r where r.id = p_run_id);
  column_names text := (select string_agg(quote_ident(a.name), ', ' order by a.place) from pg_proc f
    cross join unnest(f.proargnames, f.proargmodes) with ordinality a(name, mode, place)
    where f.oid = (p_report || '_rows')::regproc and a.mode = 't');
begin
  execute format('delete from %I i where i.run_id = $1 and i.network_id = any ($2)', p_report || '_items') using p_run_id, p_network_ids;
  execute format('insert into %I (run_id, %s) select $1, x.* from %I($2, $3) x', p_report || '_items', column_names, p_report || '_rows')
    using p_run_id, last_day, p_network_ids;
  insert into report_run_networks (run_id, network_id) select p_run_id, n from unnest(p_network_ids) n on conflict do nothing;
end $$;
