-- How the kept reports are made: in rows of a run beside those that are shown, or in place where only what differs is written.

-- Networks whose rows a run has, also when that is none: one that was added later is made when somebody asks for the report.
create table report_run_networks (
  run_id int not null references report_runs on delete cascade,
  network_id int not null references networks on delete cascade,
  primary key (run_id, network_id)
);
create index report_run_networks_network on report_run_networks (network_id);
insert into report_run_networks (run_id, network_id)
select r.id, n.id from report_runs r join networks n on n.criado_em <= r.terminado_em
where r.atual and r.tipo in ('COMPRAS_PONTUACAO', 'TAXA_SUCESSO', 'MENSURACAO', 'CORROBORACAO');

-- Reports that are made network by network.
create function is_report_of_networks(tipo text) returns boolean language sql immutable as $$
  select tipo in ('COMPRAS_PONTUACAO', 'TAXA_SUCESSO', 'MENSURACAO', 'CORROBORACAO')
$$;

-- Networks that a run knows nothing of.
create function report_networks_missing(run int) returns int[] language sql stable as $$
  select array_agg(n.id order by n.id) from networks n where n.excluido_em is null
    and not exists (select from report_run_networks k where k.run_id = run and k.network_id = n.id)
$$;

-- Brings the months of the stores up to date: those that were worked out since the last time and those that are marked, and of them the
-- rows that differ. Whatever is committed meanwhile belongs to a later step and is read the next time.
create function report_months_refresh() returns void language plpgsql as $$
declare
  lido bigint;
  agora bigint;
  redes int[];
  meses date[];
begin
  -- Two at once would write the same rows.
  select p.passo into lido from report_months_position p for update;
  select array_agg(c.network_id), array_agg(c.mes), max(c.ultimo) into redes, meses, agora from (
    select u.network_id, u.mes, (select max(passo) from sale_months) as ultimo from (
      select m.network_id, m.mes from sale_months m where m.passo > lido
      union select s.network_id, s.mes from sale_months_stale s) u) c;
  if redes is null then
    return;
  end if;
  with made as materialized (
    select m.network_id, m.store_id, m.mes, m.vendas, m.vendedores, m.total_venda::numeric(14,2), m.total_pontos::numeric(14,2),
      m.valor_custo::numeric(14,2)
    from unnest(redes, meses) as k(network_id, mes) join sale_store_months m on m.network_id = k.network_id and m.mes = k.mes
    where not exists (select from sale_months_stale s where s.network_id = m.network_id and s.mes = m.mes)
    union all
    select g.network_id, g.store_id, s.mes, count(*)::int, count(distinct g.seller_id)::int, sum(g.total_venda)::numeric(14,2),
      sum(g.total_pontos)::numeric(14,2), sum(g.valor_custo)::numeric(14,2)
    from unnest(redes, meses) as k(network_id, mes) join sale_months_stale s on s.network_id = k.network_id and s.mes = k.mes
    join postings g on g.network_id = s.network_id and g.audience = 'SELLER' and g.status = 'APROVADA'
      and g.realizado_em >= s.mes and g.realizado_em < (s.mes + interval '1 month')::date
    group by 1, 2, 3),
  shown as materialized (
    select m.* from unnest(redes, meses) as k(network_id, mes) join report_months m on m.network_id = k.network_id and m.mes = k.mes),
  gone as (delete from report_months m using shown s where s.id = m.id
    and not exists (select from made k where k.network_id = s.network_id and k.mes = s.mes and k.store_id = s.store_id))
  insert into report_months (network_id, store_id, mes, vendas, vendedores, total_venda, total_pontos, valor_custo)
  select m.* from made m
  except all
  select s.network_id, s.store_id, s.mes, s.vendas, s.vendedores, s.total_venda, s.total_pontos, s.valor_custo from shown s
  on conflict (network_id, mes, store_id) do update set vendas = excluded.vendas, vendedores = excluded.vendedores,
    total_venda = excluded.total_venda, total_pontos = excluded.total_pontos, valor_custo = excluded.valor_custo;
  update report_months_position set passo = greatest(lido, agora);
end $$;

-- The rows of one run for some networks, beside those that are shown; again after a crash without counting twice.
create or replace function report_build(run int, redes int[], hoje date) returns void language plpgsql as $$
declare r report_runs%rowtype;
  inicio date;
begin
  select * into strict r from report_runs where id = run;
  inicio := make_date(r.ano, r.mes, 1);
  if r.tipo = 'COMPRAS_PONTUACAO' then
    delete from stock_report_items i where i.run_id = run and i.network_id = any (redes);
    insert into stock_report_items (run_id, network_id, product_id, data_ultimo_pedido, qtd_ultimo_pedido, data_penultimo_pedido,
      qtd_penultimo_pedido, qtd_vendida, qtd_pontuada, saldo_estoque)
    select run, s.* from stock_report_rows(least(hoje, (inicio + interval '1 month')::date - 1), redes) s;
  elsif r.tipo = 'TAXA_SUCESSO' then
    delete from success_rate_items i where i.run_id = run and i.network_id = any (redes);
    insert into success_rate_items (run_id, network_id, product_id, qtd_vendida_antes, meses_atendido_antes, media_antes, qtd_vendida,
      valor_unitario_produto, aumento_vendas, aumento_vendas_dinheiro, taxa_sucesso)
    select run, s.* from success_rate_rows(inicio, redes) s;
  elsif r.tipo = 'MENSURACAO' then
    delete from measurement_items i where i.run_id = run and i.network_id = any (redes);
    insert into measurement_items (run_id, network_id, meses_atendidos_antes, media_mensal, media_mensal_pos, resultado_mensal, media_semanal,
      media_semanal_pos, resultado_semanal, total_vendido_pos, meses_atendidos_pos)
    select run, m.* from measurement_rows(hoje, redes, null) m;
  elsif r.tipo = 'CORROBORACAO' then
    delete from corroboration_items i where i.run_id = run and i.network_id = any (redes);
    insert into corroboration_items (run_id, network_id, store_id, vendas, pontos, pontos_consumidor, pontos_planilha, pontos_compras, pontos_corroborados)
    select run, c.* from corroboration_rows(inicio, redes) c;
  elsif r.tipo = 'PASSIVO' then
    perform liability_look();
  end if;
  if is_report_of_networks(r.tipo) then
    insert into report_run_networks (run_id, network_id) select run, n from unnest(redes) n on conflict do nothing;
  end if;
end $$;

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

-- Makes the rows of networks that were added since the run that is shown was made, into it.
create function report_catch_up(p_tipo text, p_ano int, p_mes int, hoje date) returns void language plpgsql as $$
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
