-- Taxa de Sucesso.
create or replace function success_rate_rows(inicio_mes date, redes int[]) returns table (network_id int, product_id int, qtd_vendida_antes numeric,
  meses_atendido_antes int, media_antes numeric, qtd_vendida numeric, valor_unitario_produto numeric, aumento_vendas numeric,
  aumento_vendas_dinheiro numeric, taxa_sucesso numeric) language sql stable as $$
  with nets as (select n.id, date_trunc('month', n.data_cadastro)::date as mes from networks n
    where n.excluido_em is null and (redes is null or n.id = any (redes))),
  monthly as (select c.network_id, c.product_id, date_trunc('month', c.data_pedido) as mes, sum(c.qtde) as qtde from nets n
    join purchases c on c.network_id = n.id and c.data_pedido < n.mes and c.data_pedido >= n.mes - interval '12 months' group by 1, 2, 3),
  before as (select m.network_id, m.product_id, sum(m.qtde) as qtde, count(*)::int as meses from monthly m where m.qtde > 0 group by 1, 2),
  sold as (select x.network_id, x.product_id, sum(x.qtde) as qtde, sum(x.sub_total) as valor from nets n
    join sale_product_pieces(inicio_mes, (inicio_mes + interval '1 month')::date - 1, redes) x on x.network_id = n.id group by 1, 2),
  parts as (
    select network_id, product_id, coalesce(b.qtde, 0) as antes, coalesce(b.meses, 0) as meses, b.qtde / b.meses as media,
      coalesce(s.qtde, 0) as qtde, coalesce(s.valor / nullif(s.qtde, 0), p.valor_unitario) as unitario
    from before b full join sold s using (network_id, product_id) join products p on p.id = product_id)
  select x.network_id, x.product_id, x.antes, x.meses, round(x.media, 2), x.qtde, round(x.unitario, 2), round(x.qtde - coalesce(x.media, 0), 2),
    round((x.qtde - coalesce(x.media, 0)) * x.unitario, 2), round((x.qtde - x.media) / nullif(x.media, 0) * 100, 2)
  from parts x
$$;
