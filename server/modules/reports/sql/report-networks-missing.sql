-- The networks that a run does not cover; null when it covers all.
create or replace function report_networks_missing(p_run_id int) returns int[] language sql stable as $$
  select array_agg(n.id order by n.id) from networks n where n.excluido_em is null
    and not exists (select from report_run_networks k where k.run_id = p_run_id and k.network_id = n.id)
$$;
