-- Builds the rows of one run for some networks, beside those of the run that is shown. Safe to repeat after a crash: nothing is counted twice.
create or replace function report_build(p_run_id int, p_network_ids int[], p_today date) returns void language plpgsql as $$
declare
  asked report_runs%rowtype;
  month_start date;
begin
  select * into strict asked from report_runs where id = p_run_id;
  month_start := make_date(asked.ano, asked.mes, 1);
  if asked.tipo = 'COMPRAS_PONTUACAO' then
    delete from stock_report_items i where i.run_id = p_run_id and i.network_id = any (p_network_ids);
    insert into stock_report_items (run_id, network_id, product_id, data_ultimo_pedido, qtd_ultimo_pedido, data_penultimo_pedido,
      qtd_penultimo_pedido, qtd_vendida, qtd_pontuada, saldo_estoque)
    select p_run_id, s.* from stock_report_rows(least(p_today, (month_start + interval '1 month')::date - 1), p_network_ids) s;
  elsif asked.tipo = 'TAXA_SUCESSO' then
    delete from success_rate_items i where i.run_id = p_run_id and i.network_id = any (p_network_ids);
    insert into success_rate_items (run_id, network_id, product_id, qtd_vendida_antes, meses_atendido_antes, media_antes, qtd_vendida,
      valor_unitario_produto, aumento_vendas, aumento_vendas_dinheiro, taxa_sucesso)
    select p_run_id, s.* from success_rate_rows(month_start, p_network_ids) s;
  elsif asked.tipo = 'MENSURACAO' then
    delete from measurement_items i where i.run_id = p_run_id and i.network_id = any (p_network_ids);
    insert into measurement_items (run_id, network_id, meses_atendidos_antes, media_mensal, media_mensal_pos, resultado_mensal, media_semanal,
      media_semanal_pos, resultado_semanal, total_vendido_pos, meses_atendidos_pos)
    select p_run_id, m.* from measurement_rows(p_today, p_network_ids, null) m;
  elsif asked.tipo = 'CORROBORACAO' then
    delete from corroboration_items i where i.run_id = p_run_id and i.network_id = any (p_network_ids);
    insert into corroboration_items (run_id, network_id, store_id, vendas, pontos, pontos_consumidor, pontos_planilha, pontos_compras,
      pontos_corroborados)
    select p_run_id, c.* from corroboration_rows(month_start, p_network_ids) c;
  elsif asked.tipo = 'PASSIVO' then
    perform liability_look();
  end if;
  if is_report_of_networks(asked.tipo) then
    insert into report_run_networks (run_id, network_id) select p_run_id, n from unnest(p_network_ids) n on conflict do nothing;
  end if;
end $$;
