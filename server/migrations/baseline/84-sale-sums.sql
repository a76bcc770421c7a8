-- Sums of approved sales of sellers, kept so that reports cost what has changed and not what was ever sold (docs/reports.md, ADR 11).
-- They are kept by marks, not by adding: who writes sales says only which day of which network is out of date; refreshing takes marks
-- away and works those days out anew from the tables. Until then reports read marked days from the tables, so they are always as of now.
-- No entities and no foreign keys: only the functions below write here, and sales hold on to their networks, stores and products.

create table sale_product_days (
  network_id int not null,
  dia date not null,
  product_id int not null,
  qtde numeric(20,2) not null,
  pontos numeric(20,2) not null,
  sub_total numeric(20,2) not null,
  primary key (network_id, dia, product_id)
);

-- The days of a month added up: what reads a whole history reads these.
create table sale_product_months (
  network_id int not null,
  mes date not null,
  product_id int not null,
  qtde numeric(20,2) not null,
  pontos numeric(20,2) not null,
  sub_total numeric(20,2) not null,
  primary key (network_id, mes, product_id)
);

-- The balance of one product in one network.
create index sale_product_months_product on sale_product_months (product_id, network_id);

-- A store makes a few sales a day, so days would be as many rows as sales.
create table sale_store_months (
  network_id int not null,
  mes date not null,
  store_id int not null,
  vendas int not null,
  -- Sellers with a sale in the month.
  vendedores int not null,
  total_venda numeric(20,2) not null,
  total_pontos numeric(20,2) not null,
  valor_custo numeric(20,2) not null,
  -- First and last day with a sale.
  primeira date not null,
  ultima date not null,
  primary key (network_id, mes, store_id)
);

-- A network sells on most days: a row of each, so that a period that begins inside a month reads no sale.
create table sale_network_days (
  network_id int not null,
  dia date not null,
  total_venda numeric(20,2) not null,
  primary key (network_id, dia)
);

-- When a month of a network was last worked out: `passo` only grows, and in the order in which the steps are committed (the refreshing is
-- one at a time). Who keeps rows of his own made of these sums reads the months of later steps than his last.
create sequence sale_steps;
create table sale_months (
  network_id int not null,
  mes date not null,
  passo bigint not null,
  primary key (network_id, mes)
);

-- Without a key: writers never wait here, neither for one another nor for the refreshing.
create table sale_marks (
  network_id int not null,
  dia date not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

-- The same for notes of either audience, taken by Vínculos (87-link-marks.sql).
create table note_marks (
  audience text not null,
  network_id int not null,
  dia date not null
);

-- Marks travel with the changes of the counters (32-posting-counts.sql): recording a sale writes no row more than before. Day of an
-- approved note, else null.
alter table posting_count_changes add column venda date;

create view sale_days_stale as
  select m.network_id, m.dia from sale_marks m
  union select c.network_id, c.venda from posting_count_changes c where c.venda is not null and c.audience = 'SELLER';
create view sale_months_stale as
  select distinct s.network_id, date_trunc('month', s.dia)::date as mes from sale_days_stale s;

create function note_day_of(p_status text, p_realizado_em date) returns date language sql immutable as $$
  select case when p_status = 'APROVADA' then p_realizado_em end
$$;

create or replace function posting_counts_note() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into posting_count_changes (network_id, audience, status, dia, venda, n)
    select network_id, audience, status, (criado_em at time zone 'America/Sao_Paulo')::date, note_day_of(status, realizado_em), count(*)
    from added group by 1, 2, 3, 4, 5;
  elsif tg_op = 'DELETE' then
    insert into posting_count_changes (network_id, audience, status, dia, venda, n)
    select network_id, audience, status, (criado_em at time zone 'America/Sao_Paulo')::date, note_day_of(status, realizado_em), -count(*)
    from removed group by 1, 2, 3, 4, 5;
  else
    -- What is the same before and after says nothing. A note whose values alone changed is a row of 0 for its day.
    insert into posting_count_changes (network_id, audience, status, dia, venda, n)
    select network_id, audience, status, (criado_em at time zone 'America/Sao_Paulo')::date, note_day_of(status, realizado_em), sum(change)
    from (
      select 1 as change, x.* from (
        select id, network_id, audience, status, criado_em, realizado_em, store_id, seller_id, consumer_id, tipo_fiscal, identificador_chave,
          chave_fiscal, total_venda, total_pontos, valor_custo from added
        except select id, network_id, audience, status, criado_em, realizado_em, store_id, seller_id, consumer_id, tipo_fiscal,
          identificador_chave, chave_fiscal, total_venda, total_pontos, valor_custo from removed) x
      union all
      select -1, x.* from (
        select id, network_id, audience, status, criado_em, realizado_em, store_id, seller_id, consumer_id, tipo_fiscal, identificador_chave,
          chave_fiscal, total_venda, total_pontos, valor_custo from removed
        except select id, network_id, audience, status, criado_em, realizado_em, store_id, seller_id, consumer_id, tipo_fiscal,
          identificador_chave, chave_fiscal, total_venda, total_pontos, valor_custo from added) x) c
    group by 1, 2, 3, 4, 5
    having sum(change) <> 0 or note_day_of(status, realizado_em) is not null;
  end if;
  -- About a hundred changes wait at a time: too few to slow a reader, too many to fold at each sale.
  if random() < 0.01 then
    perform posting_counts_fold();
  end if;
  return null;
end $$;

create or replace function posting_counts_fold() returns void language plpgsql as $$
begin
  -- A stricter transaction could meet changes that another one folded meanwhile.
  if current_setting('transaction_isolation') <> 'read committed' or not pg_try_advisory_xact_lock(7202611212) then
    return;
  end if;
  with gone as (delete from posting_count_changes returning *),
  days as materialized (select distinct audience, network_id, venda from gone where venda is not null),
  sold as (insert into sale_marks (network_id, dia) select network_id, venda from days where audience = 'SELLER'),
  noted as (insert into note_marks (audience, network_id, dia) select audience, network_id, venda from days)
  insert into posting_counts (network_id, audience, status, dia, n)
  select coalesce(network_id, 0), audience, status, coalesce(dia, '-infinity'), sum(n)
  from gone group by audience, status, grouping sets ((network_id, dia), (network_id), (dia), ())
  on conflict (network_id, audience, status, dia) do update set n = posting_counts.n + excluded.n;
end $$;

create or replace function posting_counts_rebuild() returns void language plpgsql as $$
begin
  lock table postings in share row exclusive mode;
  delete from posting_counts;
  with gone as (delete from posting_count_changes returning *),
  days as materialized (select distinct audience, network_id, venda from gone where venda is not null),
  sold as (insert into sale_marks (network_id, dia) select network_id, venda from days where audience = 'SELLER')
  insert into note_marks (audience, network_id, dia) select audience, network_id, venda from days;
  insert into posting_counts (network_id, audience, status, dia, n)
  select coalesce(network_id, 0), audience, status, coalesce(dia, '-infinity'), count(*)
  from (select network_id, audience, status, (criado_em at time zone 'America/Sao_Paulo')::date as dia from postings) p
  group by audience, status, grouping sets ((network_id, dia), (network_id), (dia), ());
end $$;

create or replace function posting_counts_clear() returns trigger language plpgsql as $$
begin
  truncate posting_counts, posting_count_changes, sale_product_days, sale_product_months, sale_store_months, sale_network_days, sale_marks,
    note_marks, note_pairs, note_couples, note_series;
  update sale_months set passo = nextval('sale_steps');
  return null;
end $$;

-- Items are written together with their sale, which marks its day; only what happens to them later is marked here.
create function sale_items_note() returns trigger language plpgsql as $$
begin
  insert into sale_marks (network_id, dia)
  select distinct g.network_id, g.realizado_em from removed r join postings g on g.id = r.posting_id
  where g.audience = 'SELLER' and g.status = 'APROVADA';
  if tg_op = 'UPDATE' then
    insert into sale_marks (network_id, dia)
    select distinct g.network_id, g.realizado_em from added a join removed r on r.id = a.id join postings g on g.id = a.posting_id
    where a.posting_id <> r.posting_id and g.audience = 'SELLER' and g.status = 'APROVADA';
  end if;
  return null;
end $$;
create trigger posting_items_changed after update on posting_items
  referencing old table as removed new table as added for each statement execute function sale_items_note();
create trigger posting_items_removed after delete on posting_items
  referencing old table as removed for each statement execute function sale_items_note();

create function sale_items_clear() returns trigger language plpgsql as $$
begin
  truncate sale_product_days, sale_product_months;
  return null;
end $$;
create trigger posting_items_cleared after truncate on posting_items for each statement execute function sale_items_clear();

-- Works the marked days out anew, at most p_days days of networks; answers how many it took. Exact without holding up anybody: a mark and
-- its sale become visible at once, and the tables are read by later statements, that is by later snapshots, than the one that saw the
-- mark. What is committed in between is counted already, its own mark stays and has it counted again.
create function sale_sums_refresh(p_days int) returns int language plpgsql as $$
declare
  redes int[];
  dias date[];
  redes_mes int[];
  meses date[];
  v_passo bigint;
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'sale_sums_refresh needs READ COMMITTED';
  end if;
  -- Two would write the same rows. Who finds another at it leaves it to him.
  if not pg_try_advisory_xact_lock(7202611216) then
    return 0;
  end if;
  with next as (select m.network_id, m.dia from sale_marks m group by 1, 2 order by 1, 2 limit p_days),
  taken as (delete from sale_marks m using next k where m.network_id = k.network_id and m.dia = k.dia returning m.network_id, m.dia)
  select array_agg(t.network_id), array_agg(t.dia) into redes, dias from (select distinct * from taken) t;
  if redes is null then
    return 0;
  end if;
  delete from sale_product_days d using unnest(redes, dias) as k(network_id, dia) where d.network_id = k.network_id and d.dia = k.dia;
  insert into sale_product_days (network_id, dia, product_id, qtde, pontos, sub_total)
  select g.network_id, g.realizado_em, i.product_id, sum(i.qtde), sum(i.pontos), sum(i.sub_total)
  from unnest(redes, dias) as k(network_id, dia)
  join postings g on g.network_id = k.network_id and g.realizado_em = k.dia and g.audience = 'SELLER' and g.status = 'APROVADA'
  join posting_items i on i.posting_id = g.id group by 1, 2, 3;
  select array_agg(m.network_id), array_agg(m.mes) into redes_mes, meses
  from (select distinct k.network_id, date_trunc('month', k.dia)::date as mes from unnest(redes, dias) as k(network_id, dia)) m;
  delete from sale_product_months x using unnest(redes_mes, meses) as k(network_id, mes) where x.network_id = k.network_id and x.mes = k.mes;
  insert into sale_product_months (network_id, mes, product_id, qtde, pontos, sub_total)
  select k.network_id, k.mes, d.product_id, sum(d.qtde), sum(d.pontos), sum(d.sub_total) from unnest(redes_mes, meses) as k(network_id, mes)
  join sale_product_days d on d.network_id = k.network_id and d.dia >= k.mes and d.dia < (k.mes + interval '1 month')::date group by 1, 2, 3;
  delete from sale_store_months x using unnest(redes_mes, meses) as k(network_id, mes) where x.network_id = k.network_id and x.mes = k.mes;
  insert into sale_store_months (network_id, mes, store_id, vendas, vendedores, total_venda, total_pontos, valor_custo, primeira, ultima)
  select k.network_id, k.mes, g.store_id, count(*), count(distinct g.seller_id), sum(g.total_venda), sum(g.total_pontos), sum(g.valor_custo),
    min(g.realizado_em), max(g.realizado_em)
  from unnest(redes_mes, meses) as k(network_id, mes) join postings g on g.network_id = k.network_id
    and g.realizado_em >= k.mes and g.realizado_em < (k.mes + interval '1 month')::date and g.audience = 'SELLER' and g.status = 'APROVADA'
  group by 1, 2, 3;
  delete from sale_network_days d using unnest(redes, dias) as k(network_id, dia) where d.network_id = k.network_id and d.dia = k.dia;
  insert into sale_network_days (network_id, dia, total_venda)
  select k.network_id, k.dia, sum(g.total_venda) from unnest(redes, dias) as k(network_id, dia)
  join postings g on g.network_id = k.network_id and g.realizado_em = k.dia and g.audience = 'SELLER' and g.status = 'APROVADA' group by 1, 2;
  v_passo := nextval('sale_steps');
  insert into sale_months (network_id, mes, passo) select m.network_id, m.mes, v_passo
  from unnest(redes_mes, meses) as m(network_id, mes) on conflict (network_id, mes) do update set passo = excluded.passo;
  return cardinality(redes);
end $$;

-- Works everything out anew, with writers waiting: after a load that bypassed the triggers.
create function sale_sums_rebuild() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7202611216);
  lock table postings in share row exclusive mode;
  delete from sale_marks;
  delete from sale_product_days;
  delete from sale_product_months;
  delete from sale_store_months;
  delete from sale_network_days;
  insert into sale_product_days (network_id, dia, product_id, qtde, pontos, sub_total)
  select g.network_id, g.realizado_em, i.product_id, sum(i.qtde), sum(i.pontos), sum(i.sub_total)
  from postings g join posting_items i on i.posting_id = g.id
  where g.audience = 'SELLER' and g.status = 'APROVADA' group by 1, 2, 3 order by 1, 2, 3;
  insert into sale_product_months (network_id, mes, product_id, qtde, pontos, sub_total)
  select d.network_id, date_trunc('month', d.dia)::date, d.product_id, sum(d.qtde), sum(d.pontos), sum(d.sub_total)
  from sale_product_days d group by 1, 2, 3 order by 1, 2, 3;
  insert into sale_store_months (network_id, mes, store_id, vendas, vendedores, total_venda, total_pontos, valor_custo, primeira, ultima)
  select g.network_id, date_trunc('month', g.realizado_em)::date, g.store_id, count(*), count(distinct g.seller_id), sum(g.total_venda),
    sum(g.total_pontos), sum(g.valor_custo), min(g.realizado_em), max(g.realizado_em)
  from postings g where g.audience = 'SELLER' and g.status = 'APROVADA' group by 1, 2, 3 order by 1, 2, 3;
  insert into sale_network_days (network_id, dia, total_venda)
  select g.network_id, g.realizado_em, sum(g.total_venda) from postings g
  where g.audience = 'SELLER' and g.status = 'APROVADA' group by 1, 2 order by 1, 2;
  -- A month that has no sale any more keeps its row: its step tells that.
  update sale_months set passo = nextval('sale_steps');
  insert into sale_months (network_id, mes, passo)
  select m.network_id, m.mes, nextval('sale_steps') from (select distinct network_id, mes from sale_store_months) m on conflict do nothing;
end $$;

select sale_sums_rebuild();
