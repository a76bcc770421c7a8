-- H(r, m) of Histórico.
create or replace function network_months(de date, ate date, redes int[], lojas int[]) returns table (network_id int, mes date, valor numeric, comprado boolean)
language sql stable as $$
  with bought as (select c.network_id, date_trunc('month', c.data_pedido)::date as mes, sum(c.qtde * c.valor_unitario) as valor from purchases c
    where c.data_pedido between de and ate and (redes is null or c.network_id = any (redes)) and (lojas is null or c.store_id = any (lojas)) group by 1, 2),
  sold as (select x.network_id, date_trunc('month', x.dia)::date as mes, sum(x.total_venda) as valor
    from (select p.network_id, p.dia, p.total_venda from sale_network_pieces(de, ate, redes) p where lojas is null
      union all
      select p.network_id, p.dia, p.total_venda from sale_store_pieces(de, ate, redes, lojas) p where lojas is not null) x group by 1, 2)
  select network_id, mes, round(coalesce(b.valor, s.valor), 2), b.valor is not null from bought b full join sold s using (network_id, mes)
$$;
