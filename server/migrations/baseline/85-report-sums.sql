-- The reports over the kept sums of sales (84-sale-sums.sql); formulas and results as in 76-reports.sql and 81-corroboration.sql.

-- Relatório writes what differs, in its place: its rows are of no run. A store that changes its network has rows of both in the month of
-- the change.
delete from report_months m using report_runs r where r.id = m.run_id and not r.atual;
alter table report_months drop column run_id, add unique (network_id, mes, store_id);
drop index report_months_network;
-- The last step of the sums (sale_months) that its rows hold.
create table report_months_position (passo bigint not null);
insert into report_months_position values (0);
alter table corroboration_items drop constraint corroboration_items_run_id_store_id_key, add unique (run_id, network_id, store_id);

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

-- Writes what differs and nothing else: every quarter of an hour most rows are as they were.
create or replace function antifraud_refresh(agora timestamptz, redes int[]) returns void language plpgsql as $$
begin
  -- Two at once would write the same rows.
  perform pg_advisory_xact_lock(7202611213);
  with made as materialized (
    select r.network_id, r.product_id, r.qtd_vendida::numeric(14,2), r.qtd_pontuada::numeric(14,2), r.liberado::numeric(14,2),
      r.qtd_af::numeric(14,2), r.pontos_unitario::numeric(14,2), r.saldo_pontos::numeric(14,2), r.sem_compras from antifraud_rows(redes) r),
  gone as (delete from antifraud_items a where (redes is null or a.network_id = any (redes))
    and not exists (select from made m where m.network_id = a.network_id and m.product_id = a.product_id))
  insert into antifraud_items (network_id, product_id, qtd_vendida, qtd_pontuada, liberado, qtd_af, pontos_unitario, saldo_pontos, sem_compras)
  select m.* from made m
  except all
  select a.network_id, a.product_id, a.qtd_vendida, a.qtd_pontuada, a.liberado, a.qtd_af, a.pontos_unitario, a.saldo_pontos, a.sem_compras
  from antifraud_items a where redes is null or a.network_id = any (redes)
  on conflict (network_id, product_id) do update set qtd_vendida = excluded.qtd_vendida, qtd_pontuada = excluded.qtd_pontuada,
    liberado = excluded.liberado, qtd_af = excluded.qtd_af, pontos_unitario = excluded.pontos_unitario, saldo_pontos = excluded.saldo_pontos,
    sem_compras = excluded.sem_compras;
  delete from stock_alerts a where (redes is null or a.network_id = any (redes))
    and not exists (select from antifraud_items i where i.network_id = a.network_id and i.qtd_af > 0);
  insert into stock_alerts (network_id, produtos, atualizado_em)
  select i.network_id, count(*), agora from antifraud_items i where i.qtd_af > 0 and (redes is null or i.network_id = any (redes)) group by 1
  on conflict (network_id) do update set produtos = excluded.produtos, atualizado_em = excluded.atualizado_em;
  if redes is null then
    update report_runs set terminado_em = agora where tipo = 'ANTIFRAUDE' and atual;
    if not found then
      insert into report_runs (tipo, estado, atual, criado_em, terminado_em) values ('ANTIFRAUDE', 'CONCLUIDA', true, agora, agora);
    end if;
  end if;
end $$;

-- Compras x Pontuação at the end of a day. Sums begin on another day for each network and product: months before and after it are taken
-- whole, and only the month of that day is read day by day.
create or replace function stock_report_rows(dia date, redes int[]) returns table (network_id int, product_id int, data_ultimo_pedido date,
  qtd_ultimo_pedido numeric, data_penultimo_pedido date, qtd_penultimo_pedido numeric, qtd_vendida numeric, qtd_pontuada numeric,
  saldo_estoque numeric) language sql stable as $$
  with bought as (select c.network_id, c.product_id, c.data_pedido, sum(c.qtde) as qtde from purchases c
    where c.data_pedido <= dia and (redes is null or c.network_id = any (redes)) group by 1, 2, 3),
  ranked as (select *, row_number() over (partition by b.network_id, b.product_id order by b.data_pedido desc) as lugar from bought b),
  base as (select distinct on (c.network_id, c.product_id) c.network_id, c.product_id, c.saldo, c.data from stock_counts c
    where c.data <= dia and (redes is null or c.network_id = any (redes)) order by c.network_id, c.product_id, c.data desc, c.id desc),
  orders as (
    select r.network_id, r.product_id, max(r.data_pedido) filter (where lugar = 1) as ultimo, max(r.qtde) filter (where lugar = 1) as qtd_ultimo,
      max(r.data_pedido) filter (where lugar = 2) as penultimo, max(r.qtde) filter (where lugar = 2) as qtd_penultimo,
      sum(r.qtde) filter (where b.data is null or r.data_pedido > b.data) as desde_base
    from ranked r left join base b using (network_id, product_id) group by 1, 2),
  -- Where the sums of a pair begin: at the last order but one, and after the count; and the months of those days.
  cut as (select network_id, product_id, coalesce(o.penultimo, o.ultimo) as pedido, b.data as base,
      date_trunc('month', coalesce(o.penultimo, o.ultimo))::date as mes_pedido, date_trunc('month', b.data)::date as mes_base
    from orders o full join base b using (network_id, product_id)),
  -- Months of whole networks that cannot be taken as one: marked ones, and the one that the day cuts.
  opened as (
    select s.network_id, s.mes from sale_months_stale s where s.mes <= dia and (redes is null or s.network_id = any (redes))
    union select n.id, date_trunc('month', dia)::date from networks n
    where date_trunc('month', dia + 1)::date <> dia + 1 and (redes is null or n.id = any (redes))),
  -- Materialized, or the planner, which cannot know how many cuts there are, would look for each of them by itself.
  kept as materialized (
    select m.network_id, m.product_id, m.mes, m.qtde from sale_product_months m left join cut c using (network_id, product_id)
    where (m.mes + interval '1 month')::date - 1 <= dia and (redes is null or m.network_id = any (redes))
      and c.mes_pedido is distinct from m.mes and c.mes_base is distinct from m.mes),
  near as materialized (
    select d.network_id, d.product_id, k.mes, d.dia, d.qtde
    from (select c.network_id, x.mes from cut c cross join lateral (values (c.mes_pedido), (c.mes_base)) as x(mes) where x.mes is not null
      except select o.network_id, o.mes from opened o) k
    join sale_product_days d on d.network_id = k.network_id and d.dia >= k.mes and d.dia < (k.mes + interval '1 month')::date),
  pieces as (
    select m.network_id, m.product_id, m.mes as de, m.qtde from kept m
    where not exists (select from opened o where o.network_id = m.network_id and o.mes = m.mes)
    union all
    select network_id, product_id, d.dia, d.qtde from near d join cut c using (network_id, product_id)
    where d.mes = c.mes_pedido or d.mes = c.mes_base
    union all
    select d.network_id, d.product_id, d.dia, d.qtde from opened o
    join sale_product_days d on d.network_id = o.network_id and d.dia >= o.mes and d.dia < (o.mes + interval '1 month')::date
    where d.dia <= stock_report_rows.dia and not exists (select from sale_days_stale s where s.network_id = d.network_id and s.dia = d.dia)
    union all
    select g.network_id, i.product_id, g.realizado_em, i.qtde from sale_days_stale s
    join postings g on g.network_id = s.network_id and g.realizado_em = s.dia and g.audience = 'SELLER' and g.status = 'APROVADA'
    join posting_items i on i.posting_id = g.id
    where s.dia <= stock_report_rows.dia and (redes is null or s.network_id = any (redes))),
  scored as (
    select network_id, product_id, sum(x.qtde) filter (where x.de >= c.pedido) as desde_pedido,
      sum(x.qtde) filter (where c.base is null or x.de > c.base) as desde_base
    from pieces x left join cut c using (network_id, product_id) group by 1, 2),
  pairs as (select network_id, product_id from orders union select network_id, product_id from base union select network_id, product_id from scored)
  select x.network_id, x.product_id, o.ultimo, o.qtd_ultimo, o.penultimo, o.qtd_penultimo, coalesce(o.qtd_ultimo, 0) + coalesce(o.qtd_penultimo, 0),
    coalesce(s.desde_pedido, 0), coalesce(b.saldo, 0) + coalesce(o.desde_base, 0) - coalesce(s.desde_base, 0)
  from pairs x left join orders o using (network_id, product_id) left join base b using (network_id, product_id)
  left join scored s using (network_id, product_id)
$$;

-- H(r, m) of Histórico.
create or replace function network_months(de date, ate date, redes int[], lojas int[]) returns table (network_id int, mes date, valor numeric, comprado boolean)
language sql stable as $$
  with bought as (select c.network_id, date_trunc('month', c.data_pedido)::date as mes, sum(c.qtde * c.valor_unitario) as valor from purchases c
    where c.data_pedido between de and ate and (redes is null or c.network_id = any (redes)) and (lojas is null or c.store_id = any (lojas)) group by 1, 2),
  sold as (select x.network_id, date_trunc('month', x.dia)::date as mes, sum(x.total_venda) as valor
    from (select p.network_id, p.dia, p.total_venda from sale_network_pieces(de, ate, redes) p where lojas is null
      union all
      select p.network_id, p.dia, p.total_venda from sale_store_pieces(de, ate, redes, lojas) p where lojas is not null) x group by 1, 2)
  select network_id, mes, round(coalesce(b.valor, s.valor), 2), b.valor is not null from bought b full join sold s using (network_id, mes)
$$;

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

-- Taxa de Sucesso.
create or replace function success_rate_rows(inicio_mes date, redes int[]) returns table (network_id int, product_id int, qtd_vendida_antes numeric,
  meses_atendido_antes int, media_antes numeric, qtd_vendida numeric, valor_unitario_produto numeric, aumento_vendas numeric,
  aumento_vendas_dinheiro numeric, taxa_sucesso numeric) language sql stable as $$
  with nets as (select n.id, date_trunc('month', n.data_cadastro)::date as mes from networks n
    where n.excluido_em is null and (redes is null or n.id = any (redes))),
  monthly as (select c.network_id, c.product_id, date_trunc('month', c.data_pedido) as mes, sum(c.qtde) as qtde from nets n
    join purchases c on c.network_id = n.id and c.data_pedido < n.mes and c.data_pedido >= n.mes - interval '12 months' group by 1, 2, 3),
  before as (select m.network_id, m.product_id, sum(m.qtde) as qtde, count(*)::int as meses from monthly m where m.qtde > 0 group by 1, 2),
  sold as (select x.network_id, x.product_id, sum(x.qtde) as qtde, sum(x.sub_total) as valor from nets n
    join sale_product_pieces(inicio_mes, (inicio_mes + interval '1 month')::date - 1, redes) x on x.network_id = n.id group by 1, 2),
  parts as (
    select network_id, product_id, coalesce(b.qtde, 0) as antes, coalesce(b.meses, 0) as meses, b.qtde / b.meses as media,
      coalesce(s.qtde, 0) as qtde, coalesce(s.valor / nullif(s.qtde, 0), p.valor_unitario) as unitario
    from before b full join sold s using (network_id, product_id) join products p on p.id = product_id)
  select x.network_id, x.product_id, x.antes, x.meses, round(x.media, 2), x.qtde, round(x.unitario, 2), round(x.qtde - coalesce(x.media, 0), 2),
    round((x.qtde - coalesce(x.media, 0)) * x.unitario, 2), round((x.qtde - x.media) / nullif(x.media, 0) * 100, 2)
  from parts x
$$;

-- Corroboração de notas: the notes are those of one month, the units scored until its end are kept.
drop function corroboration_build(int, date);
drop function corroboration_rows(date);
create function corroboration_rows(inicio date, redes int[]) returns table (network_id int, store_id int, vendas int, pontos numeric, pontos_consumidor numeric,
  pontos_planilha numeric, pontos_compras numeric, pontos_corroborados numeric) language sql stable as $$
  with fim as materialized (select (inicio + interval '1 month')::date - 1 as dia),
  scored as (select x.network_id, x.product_id, sum(x.qtde) as qtde
    from sale_product_pieces('-infinity', (inicio + interval '1 month')::date - 1, redes) x group by 1, 2),
  bought as (select c.network_id, c.product_id, sum(c.qtde) as qtde from purchases c
    where c.data_pedido <= (select dia from fim) and (redes is null or c.network_id = any (redes)) group by 1, 2),
  first_count as (select distinct on (c.network_id, c.product_id) c.network_id, c.product_id, c.saldo as qtde from stock_counts c
    where c.data <= (select dia from fim) and (redes is null or c.network_id = any (redes)) order by c.network_id, c.product_id, c.data, c.id),
  released as (select r.network_id, r.product_id, sum(r.quantidade) as qtde from stock_releases r
    where (r.criado_em at time zone 'America/Sao_Paulo')::date <= (select dia from fim) and (redes is null or r.network_id = any (redes)) group by 1, 2),
  -- Of each unit scored up to the end of the month, how much was bought, counted at first or allowed.
  covered as (
    select s.network_id, s.product_id,
      least(1, greatest(0, coalesce(b.qtde, 0) + coalesce(c.qtde, 0) + coalesce(r.qtde, 0)) / nullif(s.qtde, 0)) as parte
    from scored s left join bought b using (network_id, product_id) left join first_count c using (network_id, product_id)
    left join released r using (network_id, product_id)),
  notes as materialized (
    select g.id, g.network_id, g.store_id, g.total_pontos, g.pontos_brutos, g.origem = 'PLANILHA' as planilha,
      exists (select from postings k where k.audience = 'CONSUMER' and k.status = 'APROVADA' and k.chave_fiscal = g.chave_fiscal)
        or exists (select from postings k where k.audience = 'CONSUMER' and k.status = 'APROVADA' and k.store_id = g.store_id
          and k.tipo_fiscal = g.tipo_fiscal and k.identificador_chave = g.identificador_chave) as consumidor
    from postings g where g.audience = 'SELLER' and g.status = 'APROVADA' and g.realizado_em between inicio and (select dia from fim)
      and (redes is null or g.network_id = any (redes))),
  -- The monthly limit took from all items alike.
  bought_notes as (
    select n.id, sum(i.pontos * coalesce(v.parte, 0)) * n.total_pontos / nullif(n.pontos_brutos, 0) as compras
    from notes n join posting_items i on i.posting_id = n.id
    left join covered v on v.network_id = n.network_id and v.product_id = i.product_id group by n.id, n.total_pontos, n.pontos_brutos)
  select n.network_id, n.store_id, count(*)::int, sum(n.total_pontos), coalesce(sum(n.total_pontos) filter (where n.consumidor), 0),
    coalesce(sum(n.total_pontos) filter (where n.planilha), 0), round(sum(coalesce(b.compras, 0)), 2),
    round(sum(case when n.consumidor or n.planilha then n.total_pontos else coalesce(b.compras, 0) end), 2)
  from notes n left join bought_notes b using (id) group by 1, 2
$$;
