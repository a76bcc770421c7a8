-- A run takes the place of the one that was shown. What is made in its place is made in this step.
create or replace function report_show(run int, agora timestamptz) returns void language plpgsql as $$
declare r report_runs%rowtype;
  old_run int;
begin
  select * into strict r from report_runs where id = run for update;
  if r.tipo = 'ANTIFRAUDE' then
    perform antifraud_refresh(agora, null);
    -- The refreshing keeps the run that is shown; this one is only a record of the asking.
    update report_runs set estado = 'CONCLUIDA', terminado_em = agora, feitas = total where id = run;
    return;
  elsif r.tipo = 'RELATORIO' then
    perform report_months_refresh();
  elsif r.tipo = 'PASSIVO' then
    perform liability_build((agora at time zone 'America/Sao_Paulo')::date);
  elsif r.tipo = 'VINCULOS' then
    perform links_build(run, agora);
  end if;
  update report_runs o set atual = false
  where o.atual and o.tipo = r.tipo and o.ano is not distinct from r.ano and o.mes is not distinct from r.mes returning o.id into old_run;
  update report_runs set atual = true, estado = 'CONCLUIDA', terminado_em = agora, feitas = total where id = run;
  delete from stock_report_items i where i.run_id = old_run;
  delete from success_rate_items i where i.run_id = old_run;
  delete from measurement_items i where i.run_id = old_run;
  delete from link_groups i where i.run_id = old_run;
  delete from corroboration_items i where i.run_id = old_run;
  delete from report_run_networks i where i.run_id = old_run;
end $$;
