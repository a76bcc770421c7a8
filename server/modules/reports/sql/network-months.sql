-- What each network bought or sold in a month, H(r, m) of Histórico: its purchases when an upload covers the month, else its approved sales.
create or replace function network_months(p_from date, p_to date, p_network_ids int[], p_store_ids int[])
returns table (network_id int, mes date, valor numeric, comprado boolean) language sql stable as $$
  with bought as (
    select c.network_id, date_trunc('month', c.data_pedido)::date as mes, sum(c.qtde * c.valor_unitario) as valor from purchases c
    where c.data_pedido between p_from and p_to and (p_network_ids is null or c.network_id = any (p_network_ids))
      and (p_store_ids is null or c.store_id = any (p_store_ids))
    group by 1, 2),
  sold as (
    select x.network_id, date_trunc('month', x.dia)::date as mes, sum(x.total_venda) as valor
    from (
      select p.network_id, p.dia, p.total_venda from sale_network_pieces(p_from, p_to, p_network_ids) p where p_store_ids is null
      union all
      select p.network_id, p.dia, p.total_venda from sale_store_pieces(p_from, p_to, p_network_ids, p_store_ids) p
      where p_store_ids is not null) x
    group by 1, 2)
  select network_id, mes, round(coalesce(b.valor, s.valor), 2), b.valor is not null
  from bought b full join sold s using (network_id, mes)
$$;
