-- Corroboração of a month (p_month: any of its days) by network and store: the points of approved sales, and how many of them a consumer's note, a
-- spreadsheet or purchases confirm. p_network_ids null: all networks.
create or replace function corroboration_rows(p_month date, p_network_ids int[])
returns table (network_id int, store_id int, vendas int, pontos numeric, pontos_consumidor numeric, pontos_planilha numeric,
  pontos_compras numeric, pontos_corroborados numeric) language sql stable as $$
  with month_end as materialized (select (date_trunc('month', p_month) + interval '1 month')::date - 1 as day),
  scored as (select x.network_id, x.product_id, sum(x.qtde) as qtde
    from sale_product_pieces('-infinity', (date_trunc('month', p_month) + interval '1 month')::date - 1, p_network_ids) x group by 1, 2),
  bought as (select c.network_id, c.product_id, sum(c.qtde) as qtde from purchases c
    where c.data_pedido <= (select day from month_end) and (p_network_ids is null or c.network_id = any (p_network_ids)) group by 1, 2),
  first_count as (select distinct on (c.network_id, c.product_id) c.network_id, c.product_id, c.saldo as qtde from stock_counts c
    where c.data <= (select day from month_end) and (p_network_ids is null or c.network_id = any (p_network_ids))
    order by c.network_id, c.product_id, c.data, c.id),
  released as (select r.network_id, r.product_id, sum(r.quantidade) as qtde from stock_releases r
    where (r.criado_em at time zone 'America/Sao_Paulo')::date <= (select day from month_end)
      and (p_network_ids is null or r.network_id = any (p_network_ids)) group by 1, 2),
  -- Of what was scored up to the end of the month, the share that was bought, first counted or released.
  covered as (
    select s.network_id, s.product_id,
      least(1, greatest(0, coalesce(b.qtde, 0) + coalesce(c.qtde, 0) + coalesce(r.qtde, 0)) / nullif(s.qtde, 0)) as share
    from scored s left join bought b using (network_id, product_id) left join first_count c using (network_id, product_id)
    left join released r using (network_id, product_id)),
  notes as materialized (
    select g.id, g.network_id, g.store_id, g.total_pontos, g.pontos_brutos, g.origem = 'PLANILHA' as is_uploaded,
      exists (select from postings k where k.audience = 'CONSUMER' and k.status = 'APROVADA' and k.chave_fiscal = g.chave_fiscal)
        or exists (select from postings k where k.audience = 'CONSUMER' and k.status = 'APROVADA' and k.store_id = g.store_id
          and k.tipo_fiscal = g.tipo_fiscal and k.identificador_chave = g.identificador_chave) as is_confirmed
    from postings g
    where g.audience = 'SELLER' and g.status = 'APROVADA'
      and g.realizado_em between date_trunc('month', p_month)::date and (select day from month_end)
      and (p_network_ids is null or g.network_id = any (p_network_ids))),
  -- The monthly limit reduced all items in proportion.
  bought_notes as (
    select n.id, sum(i.pontos * coalesce(v.share, 0)) * n.total_pontos / nullif(n.pontos_brutos, 0) as bought_points
    from notes n join posting_items i on i.posting_id = n.id
    left join covered v on v.network_id = n.network_id and v.product_id = i.product_id group by n.id, n.total_pontos, n.pontos_brutos)
  select n.network_id, n.store_id, count(*)::int, sum(n.total_pontos), coalesce(sum(n.total_pontos) filter (where n.is_confirmed), 0),
    coalesce(sum(n.total_pontos) filter (where n.is_uploaded), 0), round(sum(coalesce(b.bought_points, 0)), 2),
    round(sum(case when n.is_confirmed or n.is_uploaded then n.total_pontos else coalesce(b.bought_points, 0) end), 2)
  from notes n left join bought_notes b using (id) group by 1, 2
$$;
