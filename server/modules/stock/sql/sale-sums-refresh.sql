-- Computes at most p_days marked days of networks again and answers how many. Exact without blocking anybody: a mark and its sale become visible
-- together, and the tables are read by later statements, hence later snapshots, than the one that saw the mark. What commits in between is
-- counted already; its own mark stays and it is counted again.
create or replace function sale_sums_refresh(p_days int) returns int language plpgsql as $$
declare
  network_ids int[];
  days date[];
  month_network_ids int[];
  months date[];
  step bigint;
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'sale_sums_refresh needs READ COMMITTED';
  end if;
  -- Two concurrent calls would write the same rows: the second leaves it to the first.
  if not pg_try_advisory_xact_lock(7202611216) then
    return 0;
  end if;
  with next as (select m.network_id, m.dia from sale_marks m group by 1, 2 order by 1, 2 limit p_days),
  taken as (delete from sale_marks m using next k where m.network_id = k.network_id and m.dia = k.dia returning m.network_id, m.dia)
  select array_agg(t.network_id), array_agg(t.dia) into network_ids, days from (select distinct * from taken) t;
  if network_ids is null then
    return 0;
  end if;
  delete from sale_product_days d using unnest(network_ids, days) as k(network_id, dia) where d.network_id = k.network_id and d.dia = k.dia;
  insert into sale_product_days (network_id, dia, product_id, qtde, pontos, sub_total)
  select g.network_id, g.realizado_em, i.product_id, sum(i.qtde), sum(i.pontos), sum(i.sub_total)
  from unnest(network_ids, days) as k(network_id, dia)
  join postings g on g.network_id = k.network_id and g.realizado_em = k.dia and g.audience = 'SELLER' and g.status = 'APROVADA'
  join posting_items i on i.posting_id = g.id group by 1, 2, 3;
  select array_agg(m.network_id), array_agg(m.mes) into month_network_ids, months
  from (select distinct k.network_id, date_trunc('month', k.dia)::date as mes from unnest(network_ids, days) as k(network_id, dia)) m;
  delete from sale_product_months x using unnest(month_network_ids, months) as k(network_id, mes)
  where x.network_id = k.network_id and x.mes = k.mes;
  insert into sale_product_months (network_id, mes, product_id, qtde, pontos, sub_total)
  select k.network_id, k.mes, d.product_id, sum(d.qtde), sum(d.pontos), sum(d.sub_total)
  from unnest(month_network_ids, months) as k(network_id, mes)
  join sale_product_days d on d.network_id = k.network_id and d.dia >= k.mes and d.dia < (k.mes + interval '1 month')::date group by 1, 2, 3;
  delete from sale_store_months x using unnest(month_network_ids, months) as k(network_id, mes)
  where x.network_id = k.network_id and x.mes = k.mes;
  insert into sale_store_months (network_id, mes, store_id, vendas, vendedores, total_venda, total_pontos, valor_custo, primeira, ultima)
  select k.network_id, k.mes, g.store_id, count(*), count(distinct g.seller_id), sum(g.total_venda), sum(g.total_pontos), sum(g.valor_custo),
    min(g.realizado_em), max(g.realizado_em)
  from unnest(month_network_ids, months) as k(network_id, mes) join postings g on g.network_id = k.network_id
    and g.realizado_em >= k.mes and g.realizado_em < (k.mes + interval '1 month')::date and g.audience = 'SELLER' and g.status = 'APROVADA'
  group by 1, 2, 3;
  delete from sale_network_days d using unnest(network_ids, days) as k(network_id, dia) where d.network_id = k.network_id and d.dia = k.dia;
  insert into sale_network_days (network_id, dia, total_venda)
  select k.network_id, k.dia, sum(g.total_venda) from unnest(network_ids, days) as k(network_id, dia)
  join postings g on g.network_id = k.network_id and g.realizado_em = k.dia and g.audience = 'SELLER' and g.status = 'APROVADA' group by 1, 2;
  step := nextval('sale_steps');
  insert into sale_months (network_id, mes, passo) select m.network_id, m.mes, step
  from unnest(month_network_ids, months) as m(network_id, mes) on conflict (network_id, mes) do update set passo = excluded.passo;
  return cardinality(network_ids);
end $$;
