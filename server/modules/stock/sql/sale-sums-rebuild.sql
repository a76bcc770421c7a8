-- Computes all sums of the sales again while writers wait: for use after a load that bypassed the triggers.
create or replace function sale_sums_rebuild() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7202611216);
  lock table postings in share row exclusive mode;
  delete from sale_marks;
  delete from sale_product_days;
  delete from sale_product_months;
  delete from sale_store_months;
  delete from sale_network_days;
  insert into sale_product_days (network_id, dia, product_id, qtde, pontos, sub_total)
  select g.network_id, g.realizado_em, i.product_id, sum(i.qtde), sum(i.pontos), sum(i.sub_total)
  from postings g join posting_items i on i.posting_id = g.id
  where g.audience = 'SELLER' and g.status = 'APROVADA' group by 1, 2, 3 order by 1, 2, 3;
  insert into sale_product_months (network_id, mes, product_id, qtde, pontos, sub_total)
  select d.network_id, date_trunc('month', d.dia)::date, d.product_id, sum(d.qtde), sum(d.pontos), sum(d.sub_total)
  from sale_product_days d group by 1, 2, 3 order by 1, 2, 3;
  insert into sale_store_months (network_id, mes, store_id, vendas, vendedores, total_venda, total_pontos, valor_custo, primeira, ultima)
  select g.network_id, date_trunc('month', g.realizado_em)::date, g.store_id, count(*), count(distinct g.seller_id), sum(g.total_venda),
    sum(g.total_pontos), sum(g.valor_custo), min(g.realizado_em), max(g.realizado_em)
  from postings g where g.audience = 'SELLER' and g.status = 'APROVADA' group by 1, 2, 3 order by 1, 2, 3;
  insert into sale_network_days (network_id, dia, total_venda)
  select g.network_id, g.realizado_em, sum(g.total_venda) from postings g
  where g.audience = 'SELLER' and g.status = 'APROVADA' group by 1, 2 order by 1, 2;
  -- A month without sales keeps its row, whose new step tells that it changed.
  update sale_months set passo = nextval('sale_steps');
  insert into sale_months (network_id, mes, passo)
  select m.network_id, m.mes, nextval('sale_steps') from (select distinct network_id, mes from sale_store_months) m on conflict do nothing;
end $$;
