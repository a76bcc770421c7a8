-- Insert Stock changes what is shown of its network in the months from its day on, without waiting for the next run.
create or replace function stock_report_recount(rede int, produto int, desde date, hoje date) returns void language sql as $$
  insert into stock_report_items (run_id, network_id, product_id, data_ultimo_pedido, qtd_ultimo_pedido, data_penultimo_pedido,
    qtd_penultimo_pedido, qtd_vendida, qtd_pontuada, saldo_estoque)
  select r.id, s.* from report_runs r
  cross join lateral stock_report_rows(least(hoje, (make_date(r.ano, r.mes, 1) + interval '1 month')::date - 1), array[rede]) s
  where r.atual and r.tipo = 'COMPRAS_PONTUACAO' and make_date(r.ano, r.mes, 1) + interval '1 month' > desde and s.product_id = produto
  on conflict (run_id, network_id, product_id) do update set saldo_estoque = excluded.saldo_estoque, qtd_pontuada = excluded.qtd_pontuada
$$;
