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
