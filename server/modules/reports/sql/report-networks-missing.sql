-- Networks that a run knows nothing of.
create or replace function report_networks_missing(run int) returns int[] language sql stable as $$
  select array_agg(n.id order by n.id) from networks n where n.excluido_em is null
    and not exists (select from report_run_networks k where k.run_id = run and k.network_id = n.id)
$$;
