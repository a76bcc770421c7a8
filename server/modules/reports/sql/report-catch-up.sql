-- Adds the networks created since the run that is shown to its rows, under the lock of the run.
create or replace function report_catch_up(p_type text, p_year int, p_month int, p_today date) returns void language plpgsql as $$
declare
  shown_id int;
  network_ids int[];
begin
  if not is_report_of_networks(p_type) then
    return;
  end if;
  select r.id into shown_id from report_runs r
  where r.atual and r.tipo = p_type and r.ano is not distinct from p_year and r.mes is not distinct from p_month;
  -- First without the lock: nearly always nothing is missing.
  if shown_id is null or report_networks_missing(shown_id) is null then
    return;
  end if;
  perform from report_runs r where r.id = shown_id and r.atual for update;
  network_ids := case when found then report_networks_missing(shown_id) end;
  if network_ids is not null then
    perform report_build(shown_id, network_ids, p_today);
  end if;
end $$;
