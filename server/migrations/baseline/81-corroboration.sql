-- Corroboration (beyond C2): how much of what a store scored in a month somebody else confirms.
create table corroboration_items (
  id int generated always as identity primary key,
  run_id int not null references report_runs on delete cascade,
  network_id int not null references networks on delete cascade,
  store_id int not null references stores on delete cascade,
  vendas int not null,
  pontos numeric(14,2) not null,
  -- Of sales whose invoice a consumer sent too.
  pontos_consumidor numeric(14,2) not null,
  -- Of sales that came with the store's own file.
  pontos_planilha numeric(14,2) not null,
  -- Of units that the network's purchases cover.
  pontos_compras numeric(14,2) not null,
  -- By any of the three.
  pontos_corroborados numeric(14,2) not null,
  unique (run_id, store_id)
);
create index corroboration_items_network on corroboration_items (network_id);
create index corroboration_items_store on corroboration_items (store_id);

create function corroboration_rows(inicio date) returns table (network_id int, store_id int, vendas int, pontos numeric, pontos_consumidor numeric,
  pontos_planilha numeric, pontos_compras numeric, pontos_corroborados numeric) language sql stable as $$
  with fim as materialized (select (inicio + interval '1 month')::date - 1 as dia),
  scored as (select g.network_id, i.product_id, sum(i.qtde) as qtde from postings g join posting_items i on i.posting_id = g.id
    where g.audience = 'SELLER' and g.status = 'APROVADA' and g.realizado_em <= (select dia from fim) group by 1, 2),
  bought as (select c.network_id, c.product_id, sum(c.qtde) as qtde from purchases c where c.data_pedido <= (select dia from fim) group by 1, 2),
  first_count as (select distinct on (c.network_id, c.product_id) c.network_id, c.product_id, c.saldo as qtde from stock_counts c
    where c.data <= (select dia from fim) order by c.network_id, c.product_id, c.data, c.id),
  released as (select r.network_id, r.product_id, sum(r.quantidade) as qtde from stock_releases r
    where (r.criado_em at time zone 'America/Sao_Paulo')::date <= (select dia from fim) group by 1, 2),
  -- Of each unit scored up to the end of the month, how much was bought, counted at first or allowed.
  covered as (
    select s.network_id, s.product_id,
      least(1, greatest(0, coalesce(b.qtde, 0) + coalesce(c.qtde, 0) + coalesce(r.qtde, 0)) / nullif(s.qtde, 0)) as parte
    from scored s left join bought b using (network_id, product_id) left join first_count c using (network_id, product_id)
    left join released r using (network_id, product_id)),
  notes as (
    select g.id, g.network_id, g.store_id, g.total_pontos, g.origem = 'PLANILHA' as planilha,
      exists (select from postings k where k.audience = 'CONSUMER' and k.status = 'APROVADA' and k.chave_fiscal = g.chave_fiscal)
        or exists (select from postings k where k.audience = 'CONSUMER' and k.status = 'APROVADA' and k.store_id = g.store_id
          and k.tipo_fiscal = g.tipo_fiscal and k.identificador_chave = g.identificador_chave) as consumidor,
      -- The monthly limit took from all items alike.
      coalesce((select sum(i.pontos * coalesce(v.parte, 0)) from posting_items i left join covered v on v.network_id = g.network_id
        and v.product_id = i.product_id where i.posting_id = g.id) * g.total_pontos / nullif(g.pontos_brutos, 0), 0) as compras
    from postings g where g.audience = 'SELLER' and g.status = 'APROVADA' and g.realizado_em between inicio and (select dia from fim))
  select n.network_id, n.store_id, count(*)::int, sum(n.total_pontos), coalesce(sum(n.total_pontos) filter (where n.consumidor), 0),
    coalesce(sum(n.total_pontos) filter (where n.planilha), 0), round(sum(n.compras), 2),
    round(sum(case when n.consumidor or n.planilha then n.total_pontos else n.compras end), 2)
  from notes n group by 1, 2
$$;

create function corroboration_build(run int, inicio date) returns void language sql as $$
  delete from corroboration_items i where i.run_id = run;
  insert into corroboration_items (run_id, network_id, store_id, vendas, pontos, pontos_consumidor, pontos_planilha, pontos_compras, pontos_corroborados)
  select run, r.* from corroboration_rows(inicio) r;
$$;
