-- Makes the rows of networks that were added since the run that is shown was made, into it.
create or replace function report_catch_up(p_tipo text, p_ano int, p_mes int, hoje date) returns void language plpgsql as $$
declare run int;
  redes int[];
begin
  if not is_report_of_networks(p_tipo) then
    return;
  end if;
  select r.id into run from report_runs r
  where r.atual and r.tipo = p_tipo and r.ano is not distinct from p_ano and r.mes is not distinct from p_mes;
  -- Looked at without a lock first: nearly always nothing is missing.
  if run is null or report_networks_missing(run) is null then
    return;
  end if;
  perform from report_runs r where r.id = run and r.atual for update;
  redes := case when found then report_networks_missing(run) end;
  if redes is not null then
    perform report_build(run, redes, hoje);
  end if;
end $$;
