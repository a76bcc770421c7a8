-- Updates one product of a network in the Compras x Pontuação reports that are shown, from the month of p_since on: a stock count must not wait for
-- the next run.
create or replace function stock_report_recount(p_network_id int, p_product_id int, p_since date, p_today date)
returns void language sql as $$
  insert into stock_report_items (run_id, network_id, product_id, data_ultimo_pedido, qtd_ultimo_pedido, data_penultimo_pedido,
    qtd_penultimo_pedido, qtd_vendida, qtd_pontuada, saldo_estoque)
  select r.id, s.* from report_runs r
  cross join lateral stock_report_rows(least(p_today, (make_date(r.ano, r.mes, 1) + interval '1 month')::date - 1), array[p_network_id]) s
  where r.atual and r.tipo = 'COMPRAS_PONTUACAO' and make_date(r.ano, r.mes, 1) + interval '1 month' > p_since
    and s.product_id = p_product_id
  on conflict (run_id, network_id, product_id)
  do update set saldo_estoque = excluded.saldo_estoque, qtd_pontuada = excluded.qtd_pontuada
$$;
