-- Antifraude of some networks (null: all) over the whole history, by network and product: bought, scored, released, and the excess.
create or replace function antifraud_rows(p_network_ids int[])
returns table (network_id int, product_id int, qtd_vendida numeric, qtd_pontuada numeric, liberado numeric, qtd_af numeric,
  pontos_unitario numeric, saldo_pontos numeric, sem_compras boolean) language sql stable as $$
  with scored as (
    select x.network_id, x.product_id, sum(x.qtde) as qtde, sum(x.pontos) as pontos
    from sale_product_pieces('-infinity', 'infinity', p_network_ids) x
    group by 1, 2),
  bought as (select c.network_id, c.product_id, sum(c.qtde) as qtde from purchases c
    where p_network_ids is null or c.network_id = any (p_network_ids) group by 1, 2),
  first_count as (select distinct on (c.network_id, c.product_id) c.network_id, c.product_id, c.saldo as qtde from stock_counts c
    where p_network_ids is null or c.network_id = any (p_network_ids) order by c.network_id, c.product_id, c.data, c.id),
  released as (select r.network_id, r.product_id, sum(r.quantidade) as qtde from stock_releases r
    where p_network_ids is null or r.network_id = any (p_network_ids) group by 1, 2),
  pairs as (select network_id, product_id from scored union select network_id, product_id from bought
    union select network_id, product_id from first_count union select network_id, product_id from released),
  sums as (
    select x.network_id, x.product_id, coalesce(b.qtde, 0) + coalesce(c.qtde, 0) as bought_units, coalesce(s.qtde, 0) as scored_units,
      coalesce(r.qtde, 0) as liberado, coalesce(s.pontos / nullif(s.qtde, 0), p.valor_pontos) as unit_points,
      b.qtde is null and c.qtde is null as sem_compras
    from pairs x join products p on p.id = x.product_id left join scored s using (network_id, product_id)
    left join bought b using (network_id, product_id) left join first_count c using (network_id, product_id)
    left join released r using (network_id, product_id)),
  over as (
    select sums.*,
      case when sem_compras then 0 else greatest(0, scored_units - bought_units * (1 + s.tolerancia_af / 100) - sums.liberado) end as excess
    from sums cross join system_settings s where s.id = 1)
  select o.network_id, o.product_id, o.bought_units, o.scored_units, o.liberado, o.excess, round(o.unit_points, 2),
    round(o.excess * o.unit_points, 2), o.sem_compras
  from over o
$$;
