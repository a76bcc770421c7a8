-- Mensuração.
create or replace function measurement_rows(hoje date, redes int[], lojas int[]) returns table (network_id int, meses_atendidos_antes int, media_mensal numeric,
  media_mensal_pos numeric, resultado_mensal numeric, media_semanal numeric, media_semanal_pos numeric, resultado_semanal numeric,
  total_vendido_pos numeric, meses_atendidos_pos int) language sql stable as $$
  with nets as (select n.id, n.data_cadastro as inicio, date_trunc('month', n.data_cadastro)::date as mes from networks n
    where n.excluido_em is null and (redes is null or n.id = any (redes))),
  reach as (select coalesce(min(mes) - interval '12 months', '1900-01-01')::date as de, coalesce(max(mes) - 1, '1900-01-01') as ate from nets),
  before as (select n.id, count(*)::int as meses, sum(h.valor) / count(*) as media from nets n
    join (select m.* from reach r, network_months(r.de, r.ate, redes, lojas) m) h on h.network_id = n.id
      and h.mes < n.mes and h.mes >= n.mes - interval '12 months' and h.valor > 0
    group by n.id),
  after as (select x.id, sum(x.total_venda) as total, max(x.ultima) as ultima,
      count(distinct date_trunc('month', x.dia)) filter (where x.total_venda > 0)::int as meses
    from (select n.id, p.dia, p.total_venda, p.dia as ultima from nets n
      join sale_network_pieces((select min(inicio) from nets), hoje, redes) p on p.network_id = n.id and p.dia >= n.inicio where lojas is null
      union all
      select n.id, p.dia, p.total_venda, p.ultima from nets n cross join lateral sale_store_pieces(n.inicio, hoje, array[n.id], lojas) p
      where lojas is not null) x group by x.id),
  parts as (
    select n.id, coalesce(b.meses, 0) as antes, b.media, b.media * 12 / 52 as semanal, coalesce(a.total, 0) as total, coalesce(a.meses, 0) as pos,
      a.total / nullif(a.meses, 0) as media_pos,
      a.total / greatest(1, ceil((least(hoje, a.ultima) - n.inicio + 1) / 7.0)) as semanal_pos
    from nets n left join before b on b.id = n.id left join after a on a.id = n.id)
  select p.id, p.antes, round(p.media, 2), round(p.media_pos, 2), round((p.media_pos / nullif(p.media, 0) - 1) * 100, 2), round(p.semanal, 2),
    round(p.semanal_pos, 2), round((p.semanal_pos / nullif(p.semanal, 0) - 1) * 100, 2), round(p.total, 2), p.pos
  from parts p
$$;
