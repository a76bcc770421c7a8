-- Reports beyond the documents are made whole, in the one step in which a run takes the place of the one that was shown.
create or replace function report_show(run int, agora timestamptz) returns void language plpgsql as $$
declare r report_runs%rowtype;
  old_run int;
  hoje date := (agora at time zone 'America/Sao_Paulo')::date;
begin
  select * into strict r from report_runs where id = run for update;
  if r.tipo = 'ANTIFRAUDE' then
    perform antifraud_refresh(agora, null);
    -- The refreshing keeps the run that is shown; this one is only a record of the asking.
    update report_runs set estado = 'CONCLUIDA', terminado_em = agora, feitas = total where id = run;
    return;
  elsif r.tipo = 'PASSIVO' then
    perform liability_build(hoje);
  elsif r.tipo = 'VINCULOS' then
    perform links_build(run, agora);
  elsif r.tipo = 'CORROBORACAO' then
    perform corroboration_build(run, make_date(r.ano, r.mes, 1));
  end if;
  update report_runs o set atual = false
  where o.atual and o.tipo = r.tipo and o.ano is not distinct from r.ano and o.mes is not distinct from r.mes returning o.id into old_run;
  update report_runs set atual = true, estado = 'CONCLUIDA', terminado_em = agora, feitas = total where id = run;
  delete from stock_report_items i where i.run_id = old_run;
  delete from success_rate_items i where i.run_id = old_run;
  delete from measurement_items i where i.run_id = old_run;
  delete from report_months i where i.run_id = old_run;
  delete from link_groups i where i.run_id = old_run;
  delete from corroboration_items i where i.run_id = old_run;
end $$;
