-- Mensuração, by network: months served and averages before and after its first day in the programme (p_network_ids, p_store_ids null: all).
create or replace function measurement_rows(p_today date, p_network_ids int[], p_store_ids int[] default null)
returns table (network_id int, meses_atendidos_antes int, media_mensal numeric, media_mensal_pos numeric, resultado_mensal numeric,
  media_semanal numeric, media_semanal_pos numeric, resultado_semanal numeric, total_vendido_pos numeric, meses_atendidos_pos int)
language sql stable as $$
  with nets as (
    select n.id, n.data_cadastro as starts_on, date_trunc('month', n.data_cadastro)::date as month from networks n
    where n.excluido_em is null and (p_network_ids is null or n.id = any (p_network_ids))),
  reach as (
    select coalesce(min(month) - interval '12 months', '1900-01-01')::date as first_day,
      coalesce(max(month) - 1, '1900-01-01') as last_day from nets),
  before as (
    select n.id, count(*)::int as months, sum(h.valor) / count(*) as average from nets n
    join (select m.* from reach r, network_months(r.first_day, r.last_day, p_network_ids, p_store_ids) m) h on h.network_id = n.id
      and h.mes < n.month and h.mes >= n.month - interval '12 months' and h.valor > 0
    group by n.id),
  after as (
    select x.id, sum(x.total_venda) as total, max(x.last_sale) as last_sale,
      count(distinct date_trunc('month', x.dia)) filter (where x.total_venda > 0)::int as months
    from (select n.id, p.dia, p.total_venda, p.dia as last_sale from nets n
      join sale_network_pieces((select min(starts_on) from nets), p_today, p_network_ids) p on p.network_id = n.id and p.dia >= n.starts_on
      where p_store_ids is null
      union all
      select n.id, p.dia, p.total_venda, p.ultima from nets n
      cross join lateral sale_store_pieces(n.starts_on, p_today, array[n.id], p_store_ids) p
      where p_store_ids is not null) x group by x.id),
  parts as (
    select n.id, coalesce(b.months, 0) as months_before, b.average, b.average * 12 / 52 as weekly, coalesce(a.total, 0) as total,
      coalesce(a.months, 0) as months_after, a.total / nullif(a.months, 0) as average_after,
      a.total / greatest(1, ceil((least(p_today, a.last_sale) - n.starts_on + 1) / 7.0)) as weekly_after
    from nets n left join before b on b.id = n.id left join after a on a.id = n.id)
  select p.id, p.months_before, round(p.average, 2), round(p.average_after, 2), round((p.average_after / nullif(p.average, 0) - 1) * 100, 2),
    round(p.weekly, 2), round(p.weekly_after, 2), round((p.weekly_after / nullif(p.weekly, 0) - 1) * 100, 2), round(p.total, 2), p.months_after
  from parts p
$$;
