-- Brings the months of the stores up to date: those that were worked out since the last time and those that are marked, and of them the
-- rows that differ. Whatever is committed meanwhile belongs to a later step and is read the next time.
create or replace function report_months_refresh() returns void language plpgsql as $$
declare
  lido bigint;
  agora bigint;
  redes int[];
  meses date[];
begin
  -- Two at once would write the same rows.
  select p.passo into lido from report_months_position p for update;
  select array_agg(c.network_id), array_agg(c.mes), max(c.ultimo) into redes, meses, agora from (
    select u.network_id, u.mes, (select max(passo) from sale_months) as ultimo from (
      select m.network_id, m.mes from sale_months m where m.passo > lido
      union select s.network_id, s.mes from sale_months_stale s) u) c;
  if redes is null then
    return;
  end if;
  with made as materialized (
    select m.network_id, m.store_id, m.mes, m.vendas, m.vendedores, m.total_venda::numeric(14,2), m.total_pontos::numeric(14,2),
      m.valor_custo::numeric(14,2)
    from unnest(redes, meses) as k(network_id, mes) join sale_store_months m on m.network_id = k.network_id and m.mes = k.mes
    where not exists (select from sale_months_stale s where s.network_id = m.network_id and s.mes = m.mes)
    union all
    select g.network_id, g.store_id, s.mes, count(*)::int, count(distinct g.seller_id)::int, sum(g.total_venda)::numeric(14,2),
      sum(g.total_pontos)::numeric(14,2), sum(g.valor_custo)::numeric(14,2)
    from unnest(redes, meses) as k(network_id, mes) join sale_months_stale s on s.network_id = k.network_id and s.mes = k.mes
    join postings g on g.network_id = s.network_id and g.audience = 'SELLER' and g.status = 'APROVADA'
      and g.realizado_em >= s.mes and g.realizado_em < (s.mes + interval '1 month')::date
    group by 1, 2, 3),
  shown as materialized (
    select m.* from unnest(redes, meses) as k(network_id, mes) join report_months m on m.network_id = k.network_id and m.mes = k.mes),
  gone as (delete from report_months m using shown s where s.id = m.id
    and not exists (select from made k where k.network_id = s.network_id and k.mes = s.mes and k.store_id = s.store_id))
  insert into report_months (network_id, store_id, mes, vendas, vendedores, total_venda, total_pontos, valor_custo)
  select m.* from made m
  except all
  select s.network_id, s.store_id, s.mes, s.vendas, s.vendedores, s.total_venda, s.total_pontos, s.valor_custo from shown s
  on conflict (network_id, mes, store_id) do update set vendas = excluded.vendas, vendedores = excluded.vendedores,
    total_venda = excluded.total_venda, total_pontos = excluded.total_pontos, valor_custo = excluded.valor_custo;
  update report_months_position set passo = greatest(lido, agora);
end $$;
