-- Antifraude, over the whole history.
create or replace function antifraud_rows(redes int[]) returns table (network_id int, product_id int, qtd_vendida numeric, qtd_pontuada numeric,
  liberado numeric, qtd_af numeric, pontos_unitario numeric, saldo_pontos numeric, sem_compras boolean) language sql stable as $$
  with scored as (
    select x.network_id, x.product_id, sum(x.qtde) as qtde, sum(x.pontos) as pontos from sale_product_pieces('-infinity', 'infinity', redes) x
    group by 1, 2),
  bought as (select c.network_id, c.product_id, sum(c.qtde) as qtde from purchases c where redes is null or c.network_id = any (redes) group by 1, 2),
  first_count as (select distinct on (c.network_id, c.product_id) c.network_id, c.product_id, c.saldo as qtde from stock_counts c
    where redes is null or c.network_id = any (redes) order by c.network_id, c.product_id, c.data, c.id),
  released as (select r.network_id, r.product_id, sum(r.quantidade) as qtde from stock_releases r
    where redes is null or r.network_id = any (redes) group by 1, 2),
  pairs as (select network_id, product_id from scored union select network_id, product_id from bought
    union select network_id, product_id from first_count union select network_id, product_id from released),
  sums as (
    select x.network_id, x.product_id, coalesce(b.qtde, 0) + coalesce(c.qtde, 0) as vendida, coalesce(s.qtde, 0) as pontuada,
      coalesce(r.qtde, 0) as liberado, coalesce(s.pontos / nullif(s.qtde, 0), p.valor_pontos) as unitario,
      b.qtde is null and c.qtde is null as sem_compras
    from pairs x join products p on p.id = x.product_id left join scored s using (network_id, product_id)
    left join bought b using (network_id, product_id) left join first_count c using (network_id, product_id)
    left join released r using (network_id, product_id)),
  over as (
    select sums.*, case when sem_compras then 0 else greatest(0, pontuada - vendida * (1 + s.tolerancia_af / 100) - sums.liberado) end as af
    from sums cross join system_settings s where s.id = 1)
  select o.network_id, o.product_id, o.vendida, o.pontuada, o.liberado, o.af, round(o.unitario, 2), round(o.af * o.unitario, 2), o.sem_compras
  from over o
$$;
