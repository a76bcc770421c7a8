-- Brings the months of the stores up to date: of those computed since the last time and those that are marked, the rows that differ. What commits
-- meanwhile belongs to a later step and is read the next time. Two calls wait for each other.
create or replace function report_months_refresh() returns void language plpgsql as $$
declare
  last_step bigint;
  latest_step bigint;
  network_ids int[];
  months date[];
begin
  -- Two concurrent calls would write the same rows.
  select p.passo into last_step from report_months_position p for update;
  select array_agg(c.network_id), array_agg(c.mes), max(c.latest) into network_ids, months, latest_step from (
    select u.network_id, u.mes, (select max(passo) from sale_months) as latest from (
      select m.network_id, m.mes from sale_months m where m.passo > last_step
      union select s.network_id, s.mes from sale_months_stale s) u) c;
  if network_ids is null then
    return;
  end if;
  with made as materialized (
    select m.network_id, m.store_id, m.mes, m.vendas, m.vendedores, m.total_venda::numeric(14,2), m.total_pontos::numeric(14,2),
      m.valor_custo::numeric(14,2)
    from unnest(network_ids, months) as k(network_id, mes) join sale_store_months m on m.network_id = k.network_id and m.mes = k.mes
    where not exists (select from sale_months_stale s where s.network_id = m.network_id and s.mes = m.mes)
    union all
    select g.network_id, g.store_id, s.mes, count(*)::int, count(distinct g.seller_id)::int, sum(g.total_venda)::numeric(14,2),
      sum(g.total_pontos)::numeric(14,2), sum(g.valor_custo)::numeric(14,2)
    from unnest(network_ids, months) as k(network_id, mes) join sale_months_stale s on s.network_id = k.network_id and s.mes = k.mes
    join postings g on g.network_id = s.network_id and g.audience = 'SELLER' and g.status = 'APROVADA'
      and g.realizado_em >= s.mes and g.realizado_em < (s.mes + interval '1 month')::date
    group by 1, 2, 3),
  shown as materialized (
    select m.* from unnest(network_ids, months) as k(network_id, mes)
    join report_months m on m.network_id = k.network_id and m.mes = k.mes),
  gone as (delete from report_months m using shown s where s.id = m.id
    and not exists (select from made k where k.network_id = s.network_id and k.mes = s.mes and k.store_id = s.store_id))
  insert into report_months (network_id, store_id, mes, vendas, vendedores, total_venda, total_pontos, valor_custo)
  select m.* from made m
  except all
  select s.network_id, s.store_id, s.mes, s.vendas, s.vendedores, s.total_venda, s.total_pontos, s.valor_custo from shown s
  on conflict (network_id, mes, store_id) do update set vendas = excluded.vendas, vendedores = excluded.vendedores,
    total_venda = excluded.total_venda, total_pontos = excluded.total_pontos, valor_custo = excluded.valor_custo;
  update report_months_position set passo = greatest(last_step, latest_step);
end $$;
