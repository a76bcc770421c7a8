-- Shows a run in place of the former one and deletes the rows of that one. Reports without stored networks (p_report null) are built here. Locks
-- the run.
create or replace function report_display(p_run_id int, p_report text, p_now timestamptz) returns void language plpgsql as $$
declare
  asked report_runs%rowtype;
  old_run int;
begin
  select * into strict asked from report_runs where id = p_run_id for update;
  if asked.tipo = 'ANTIFRAUDE' then
    perform antifraud_refresh(p_now, null);
    -- The refresh keeps the run that is shown; this one only records that it was asked for.
    update report_runs set estado = 'CONCLUIDA', terminado_em = p_now, feitas = total where id = p_run_id;
    return;
  elsif asked.tipo = 'RELATORIO' then
    perform report_months_refresh();
  elsif asked.tipo = 'PASSIVO' then
    perform liability_build((p_now at time zone 'America/Sao_Paulo')::date);
  elsif asked.tipo = 'VINCULOS' then
    perform links_build(p_run_id, p_now);
  end if;
  update report_runs o set atual = false
  where o.atual and o.tipo = asked.tipo and o.ano is not distinct from asked.ano and o.mes is not distinct from asked.mes returning o.id into old_run;
  update report_runs set atual = true, estado = 'CONCLUIDA', terminado_em = p_now, feitas = total where id = p_run_id;
  delete from link_groups i where i.run_id = old_run;
  if p_report is not null then
    execute format('delete from %I i where i.run_id = $1', p_report || '_items') using old_run;
    delete from report_run_networks i where i.run_id = old_run;
  end if;
end $$;
