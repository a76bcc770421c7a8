-- Taxa de Sucesso of a month (p_month: any of its days) by network and product: monthly average bought in the year before the programme, against what
-- was sold in the month.
create or replace function success_rate_rows(p_month date, p_network_ids int[])
returns table (network_id int, product_id int, qtd_vendida_antes numeric, meses_atendido_antes int, media_antes numeric, qtd_vendida numeric,
  valor_unitario_produto numeric, aumento_vendas numeric, aumento_vendas_dinheiro numeric, taxa_sucesso numeric) language sql stable as $$
  with nets as (
    select n.id, date_trunc('month', n.data_cadastro)::date as start_month from networks n
    where n.excluido_em is null and (p_network_ids is null or n.id = any (p_network_ids))),
  monthly as (
    select c.network_id, c.product_id, date_trunc('month', c.data_pedido) as month, sum(c.qtde) as qtde from nets n
    join purchases c on c.network_id = n.id and c.data_pedido < n.start_month and c.data_pedido >= n.start_month - interval '12 months'
    group by 1, 2, 3),
  before as (
    select m.network_id, m.product_id, sum(m.qtde) as qtde, count(*)::int as months from monthly m
    where m.qtde > 0 group by 1, 2),
  sold as (
    select x.network_id, x.product_id, sum(x.qtde) as qtde, sum(x.sub_total) as amount from nets n
    join sale_product_pieces(date_trunc('month', p_month)::date,
      (date_trunc('month', p_month) + interval '1 month')::date - 1, p_network_ids) x on x.network_id = n.id group by 1, 2),
  parts as (
    select network_id, product_id, coalesce(b.qtde, 0) as bought, coalesce(b.months, 0) as months, b.qtde / b.months as average,
      coalesce(s.qtde, 0) as qtde, coalesce(s.amount / nullif(s.qtde, 0), p.valor_unitario) as unit_price
    from before b full join sold s using (network_id, product_id) join products p on p.id = product_id)
  select x.network_id, x.product_id, x.bought, x.months, round(x.average, 2), x.qtde, round(x.unit_price, 2),
    round(x.qtde - coalesce(x.average, 0), 2), round((x.qtde - coalesce(x.average, 0)) * x.unit_price, 2),
    round((x.qtde - x.average) / nullif(x.average, 0) * 100, 2)
  from parts x
$$;
