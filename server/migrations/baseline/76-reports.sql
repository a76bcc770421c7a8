-- Reports whose rows are kept (document 001 §2, Atualizar Relatórios; domain rules §4.8 and §4.9). A run writes its rows beside those
-- that are shown and takes their place in one step. No entities: only the functions below write here.

-- One run at a time for a report and its month, and one that is shown.
create unique index report_runs_open on report_runs (tipo, coalesce(ano, 0), coalesce(mes, 0)) where estado in ('NA_FILA', 'EM_ANDAMENTO');
create unique index report_runs_shown on report_runs (tipo, coalesce(ano, 0), coalesce(mes, 0)) where atual;

create table antifraud_items (
  id bigint generated always as identity primary key,
  network_id int not null references networks on delete cascade,
  product_id int not null references products on delete cascade,
  qtd_vendida numeric(14,2) not null,
  qtd_pontuada numeric(14,2) not null,
  liberado numeric(14,2) not null,
  qtd_af numeric(14,2) not null,
  pontos_unitario numeric(14,2) not null,
  saldo_pontos numeric(14,2) not null,
  -- Never bought nor counted: nothing to hold the scores against.
  sem_compras boolean not null,
  unique (network_id, product_id)
);
create index antifraud_items_product on antifraud_items (product_id);

create table stock_report_items (
  id bigint generated always as identity primary key,
  run_id int not null references report_runs on delete cascade,
  network_id int not null references networks on delete cascade,
  product_id int not null references products on delete cascade,
  data_ultimo_pedido date,
  qtd_ultimo_pedido numeric(14,2),
  data_penultimo_pedido date,
  qtd_penultimo_pedido numeric(14,2),
  qtd_vendida numeric(14,2) not null,
  qtd_pontuada numeric(14,2) not null,
  saldo_estoque numeric(14,2) not null,
  unique (run_id, network_id, product_id)
);
create index stock_report_items_network on stock_report_items (network_id);
create index stock_report_items_product on stock_report_items (product_id, run_id);

create table success_rate_items (
  id bigint generated always as identity primary key,
  run_id int not null references report_runs on delete cascade,
  network_id int not null references networks on delete cascade,
  product_id int not null references products on delete cascade,
  qtd_vendida_antes numeric(14,2) not null,
  meses_atendido_antes int not null,
  media_antes numeric(14,2),
  qtd_vendida numeric(14,2) not null,
  valor_unitario_produto numeric(14,2) not null,
  aumento_vendas numeric(14,2) not null,
  aumento_vendas_dinheiro numeric(14,2) not null,
  -- Null for a product that the network did not buy before.
  taxa_sucesso numeric(14,2),
  unique (run_id, network_id, product_id)
);
create index success_rate_items_network on success_rate_items (network_id);
create index success_rate_items_product on success_rate_items (product_id);

create table measurement_items (
  id bigint generated always as identity primary key,
  run_id int not null references report_runs on delete cascade,
  network_id int not null references networks on delete cascade,
  meses_atendidos_antes int not null,
  media_mensal numeric(14,2),
  media_mensal_pos numeric(14,2),
  resultado_mensal numeric(14,2),
  media_semanal numeric(14,2),
  media_semanal_pos numeric(14,2),
  resultado_semanal numeric(14,2),
  total_vendido_pos numeric(14,2) not null,
  meses_atendidos_pos int not null,
  unique (run_id, network_id)
);
create index measurement_items_network on measurement_items (network_id);

-- What each store sold and scored in each month.
create table report_months (
  id bigint generated always as identity primary key,
  run_id int not null references report_runs on delete cascade,
  network_id int not null references networks on delete cascade,
  store_id int not null references stores on delete cascade,
  mes date not null,
  vendas int not null,
  vendedores int not null,
  total_venda numeric(14,2) not null,
  total_pontos numeric(14,2) not null,
  valor_custo numeric(14,2) not null,
  unique (run_id, store_id, mes)
);
create index report_months_network on report_months (network_id);
create index report_months_store on report_months (store_id);

-- A year or a month of a network is read from the index alone.
create index postings_by_sale_day on postings (network_id, realizado_em) include (store_id, total_venda)
  where audience = 'SELLER' and status = 'APROVADA';

-- Antifraude (§4.8): over the whole history, what was scored beyond the first stock count, the purchases and the releases. A product
-- never bought nor counted says nothing: else every network without purchase data would be flagged. The tolerance of the settings lets
-- so many per cent more be scored than was bought and counted. `redes` null: all networks.
create function antifraud_rows(redes int[]) returns table (network_id int, product_id int, qtd_vendida numeric, qtd_pontuada numeric,
  liberado numeric, qtd_af numeric, pontos_unitario numeric, saldo_pontos numeric, sem_compras boolean) language sql stable as $$
  with scored as (
    select g.network_id, i.product_id, sum(i.qtde) as qtde, sum(i.pontos) as pontos from posting_items i join postings g on g.id = i.posting_id
    where g.audience = 'SELLER' and g.status = 'APROVADA' and (redes is null or g.network_id = any (redes)) group by 1, 2),
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

-- Writes the rows of Antifraude and the networks under alert anew, of all networks or of some, in the caller's transaction.
create function antifraud_refresh(agora timestamptz, redes int[]) returns void language plpgsql as $$
begin
  -- Two at once would write the same rows.
  perform pg_advisory_xact_lock(7202611213);
  delete from antifraud_items a where redes is null or a.network_id = any (redes);
  insert into antifraud_items (network_id, product_id, qtd_vendida, qtd_pontuada, liberado, qtd_af, pontos_unitario, saldo_pontos, sem_compras)
  select * from antifraud_rows(redes);
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

-- Compras x Pontuação (§4.8) as it stood at the end of a day. A stock count closes its day: what was bought or scored on it is inside.
create function stock_report_rows(dia date, redes int[]) returns table (network_id int, product_id int, data_ultimo_pedido date,
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
  scored as (
    select g.network_id, i.product_id, sum(i.qtde) filter (where g.realizado_em >= coalesce(o.penultimo, o.ultimo)) as desde_pedido,
      sum(i.qtde) filter (where b.data is null or g.realizado_em > b.data) as desde_base
    from postings g join posting_items i on i.posting_id = g.id
    left join orders o on o.network_id = g.network_id and o.product_id = i.product_id
    left join base b on b.network_id = g.network_id and b.product_id = i.product_id
    where g.audience = 'SELLER' and g.status = 'APROVADA' and g.realizado_em <= dia and (redes is null or g.network_id = any (redes))
    group by 1, 2),
  pairs as (select network_id, product_id from orders union select network_id, product_id from base union select network_id, product_id from scored)
  select x.network_id, x.product_id, o.ultimo, o.qtd_ultimo, o.penultimo, o.qtd_penultimo, coalesce(o.qtd_ultimo, 0) + coalesce(o.qtd_penultimo, 0),
    coalesce(s.desde_pedido, 0), coalesce(b.saldo, 0) + coalesce(o.desde_base, 0) - coalesce(s.desde_base, 0)
  from pairs x left join orders o using (network_id, product_id) left join base b using (network_id, product_id)
  left join scored s using (network_id, product_id)
$$;

-- H(r, m) of §4.9: purchases of the month when the upload covers it, else the approved sales; never both. With `lojas` only what is
-- known to be of those stores.
create function network_months(de date, ate date, redes int[], lojas int[]) returns table (network_id int, mes date, valor numeric, comprado boolean)
language sql stable as $$
  with bought as (select c.network_id, date_trunc('month', c.data_pedido)::date as mes, sum(c.qtde * c.valor_unitario) as valor from purchases c
    where c.data_pedido between de and ate and (redes is null or c.network_id = any (redes)) and (lojas is null or c.store_id = any (lojas)) group by 1, 2),
  sold as (select g.network_id, date_trunc('month', g.realizado_em)::date as mes, sum(g.total_venda) as valor from postings g
    where g.audience = 'SELLER' and g.status = 'APROVADA' and g.realizado_em between de and ate
      and (redes is null or g.network_id = any (redes)) and (lojas is null or g.store_id = any (lojas)) group by 1, 2)
  select network_id, mes, round(coalesce(b.valor, s.valor), 2), b.valor is not null from bought b full join sold s using (network_id, mes)
$$;

-- Mensuração (§4.9): the network before and after its first day in the programme.
create function measurement_rows(hoje date, redes int[], lojas int[]) returns table (network_id int, meses_atendidos_antes int, media_mensal numeric,
  media_mensal_pos numeric, resultado_mensal numeric, media_semanal numeric, media_semanal_pos numeric, resultado_semanal numeric,
  total_vendido_pos numeric, meses_atendidos_pos int) language sql stable as $$
  with nets as (select n.id, n.data_cadastro as inicio, date_trunc('month', n.data_cadastro)::date as mes from networks n
    where n.excluido_em is null and (redes is null or n.id = any (redes))),
  reach as (select coalesce(min(mes) - interval '12 months', '1900-01-01')::date as de, coalesce(max(mes) - 1, '1900-01-01') as ate from nets),
  before as (select n.id, count(*)::int as meses, sum(h.valor) / count(*) as media from nets n
    join (select m.* from reach r, network_months(r.de, r.ate, redes, lojas) m) h on h.network_id = n.id
      and h.mes < n.mes and h.mes >= n.mes - interval '12 months' and h.valor > 0
    group by n.id),
  after as (select n.id, sum(g.total_venda) as total, max(g.realizado_em) as ultima,
      count(distinct date_trunc('month', g.realizado_em)) filter (where g.total_venda > 0)::int as meses
    from nets n join postings g on g.network_id = n.id and g.audience = 'SELLER' and g.status = 'APROVADA' and g.realizado_em >= n.inicio
      and g.realizado_em <= hoje and (lojas is null or g.store_id = any (lojas))
    group by n.id),
  parts as (
    select n.id, coalesce(b.meses, 0) as antes, b.media, b.media * 12 / 52 as semanal, coalesce(a.total, 0) as total, coalesce(a.meses, 0) as pos,
      a.total / nullif(a.meses, 0) as media_pos,
      a.total / greatest(1, ceil((least(hoje, a.ultima) - n.inicio + 1) / 7.0)) as semanal_pos
    from nets n left join before b on b.id = n.id left join after a on a.id = n.id)
  select p.id, p.antes, round(p.media, 2), round(p.media_pos, 2), round((p.media_pos / nullif(p.media, 0) - 1) * 100, 2), round(p.semanal, 2),
    round(p.semanal_pos, 2), round((p.semanal_pos / nullif(p.semanal, 0) - 1) * 100, 2), round(p.total, 2), p.pos
  from parts p
$$;

-- Taxa de Sucesso (§4.9): units of a month beside the monthly mean of the twelve months before the programme.
create function success_rate_rows(inicio_mes date, redes int[]) returns table (network_id int, product_id int, qtd_vendida_antes numeric,
  meses_atendido_antes int, media_antes numeric, qtd_vendida numeric, valor_unitario_produto numeric, aumento_vendas numeric,
  aumento_vendas_dinheiro numeric, taxa_sucesso numeric) language sql stable as $$
  with nets as (select n.id, date_trunc('month', n.data_cadastro)::date as mes from networks n
    where n.excluido_em is null and (redes is null or n.id = any (redes))),
  monthly as (select c.network_id, c.product_id, date_trunc('month', c.data_pedido) as mes, sum(c.qtde) as qtde from nets n
    join purchases c on c.network_id = n.id and c.data_pedido < n.mes and c.data_pedido >= n.mes - interval '12 months' group by 1, 2, 3),
  before as (select m.network_id, m.product_id, sum(m.qtde) as qtde, count(*)::int as meses from monthly m where m.qtde > 0 group by 1, 2),
  sold as (select g.network_id, i.product_id, sum(i.qtde) as qtde, sum(i.sub_total) as valor from nets n
    join postings g on g.network_id = n.id and g.audience = 'SELLER' and g.status = 'APROVADA' and g.realizado_em >= inicio_mes
      and g.realizado_em < inicio_mes + interval '1 month'
    join posting_items i on i.posting_id = g.id group by 1, 2),
  parts as (
    select network_id, product_id, coalesce(b.qtde, 0) as antes, coalesce(b.meses, 0) as meses, b.qtde / b.meses as media,
      coalesce(s.qtde, 0) as qtde, coalesce(s.valor / nullif(s.qtde, 0), p.valor_unitario) as unitario
    from before b full join sold s using (network_id, product_id) join products p on p.id = product_id)
  select x.network_id, x.product_id, x.antes, x.meses, round(x.media, 2), x.qtde, round(x.unitario, 2), round(x.qtde - coalesce(x.media, 0), 2),
    round((x.qtde - coalesce(x.media, 0)) * x.unitario, 2), round((x.qtde - x.media) / nullif(x.media, 0) * 100, 2)
  from parts x
$$;

-- The rows of one run for some networks, beside those that are shown; again after a crash without counting twice.
create function report_build(run int, redes int[], hoje date) returns void language plpgsql as $$
declare r report_runs%rowtype;
  inicio date;
begin
  select * into strict r from report_runs where id = run;
  inicio := make_date(r.ano, r.mes, 1);
  if r.tipo = 'COMPRAS_PONTUACAO' then
    delete from stock_report_items i where i.run_id = run and i.network_id = any (redes);
    insert into stock_report_items (run_id, network_id, product_id, data_ultimo_pedido, qtd_ultimo_pedido, data_penultimo_pedido,
      qtd_penultimo_pedido, qtd_vendida, qtd_pontuada, saldo_estoque)
    select run, s.* from stock_report_rows(least(hoje, (inicio + interval '1 month')::date - 1), redes) s;
  elsif r.tipo = 'TAXA_SUCESSO' then
    delete from success_rate_items i where i.run_id = run and i.network_id = any (redes);
    insert into success_rate_items (run_id, network_id, product_id, qtd_vendida_antes, meses_atendido_antes, media_antes, qtd_vendida,
      valor_unitario_produto, aumento_vendas, aumento_vendas_dinheiro, taxa_sucesso)
    select run, s.* from success_rate_rows(inicio, redes) s;
  elsif r.tipo = 'MENSURACAO' then
    delete from measurement_items i where i.run_id = run and i.network_id = any (redes);
    insert into measurement_items (run_id, network_id, meses_atendidos_antes, media_mensal, media_mensal_pos, resultado_mensal, media_semanal,
      media_semanal_pos, resultado_semanal, total_vendido_pos, meses_atendidos_pos)
    select run, m.* from measurement_rows(hoje, redes, null) m;
  elsif r.tipo = 'RELATORIO' then
    delete from report_months i where i.run_id = run and i.network_id = any (redes);
    insert into report_months (run_id, network_id, store_id, mes, vendas, vendedores, total_venda, total_pontos, valor_custo)
    select run, g.network_id, g.store_id, date_trunc('month', g.realizado_em)::date, count(*), count(distinct g.seller_id), sum(g.total_venda),
      sum(g.total_pontos), sum(g.valor_custo)
    from postings g where g.audience = 'SELLER' and g.status = 'APROVADA' and g.network_id = any (redes) group by 2, 3, 4;
  end if;
end $$;

-- A run takes the place of the one that was shown.
create function report_show(run int, agora timestamptz) returns void language plpgsql as $$
declare r report_runs%rowtype;
  old_run int;
begin
  select * into strict r from report_runs where id = run for update;
  if r.tipo = 'ANTIFRAUDE' then
    perform antifraud_refresh(agora, null);
    -- The refreshing keeps the run that is shown; this one is only a record of the asking.
    update report_runs set estado = 'CONCLUIDA', terminado_em = agora, feitas = total where id = run;
    return;
  end if;
  update report_runs o set atual = false
  where o.atual and o.tipo = r.tipo and o.ano is not distinct from r.ano and o.mes is not distinct from r.mes returning o.id into old_run;
  update report_runs set atual = true, estado = 'CONCLUIDA', terminado_em = agora, feitas = total where id = run;
  delete from stock_report_items i where i.run_id = old_run;
  delete from success_rate_items i where i.run_id = old_run;
  delete from measurement_items i where i.run_id = old_run;
  delete from report_months i where i.run_id = old_run;
end $$;

-- Insert Stock changes what is shown of its network in the months from its day on, without waiting for the next run.
create function stock_report_recount(rede int, produto int, desde date, hoje date) returns void language sql as $$
  insert into stock_report_items (run_id, network_id, product_id, data_ultimo_pedido, qtd_ultimo_pedido, data_penultimo_pedido,
    qtd_penultimo_pedido, qtd_vendida, qtd_pontuada, saldo_estoque)
  select r.id, s.* from report_runs r
  cross join lateral stock_report_rows(least(hoje, (make_date(r.ano, r.mes, 1) + interval '1 month')::date - 1), array[rede]) s
  where r.atual and r.tipo = 'COMPRAS_PONTUACAO' and make_date(r.ano, r.mes, 1) + interval '1 month' > desde and s.product_id = produto
  on conflict (run_id, network_id, product_id) do update set saldo_estoque = excluded.saldo_estoque, qtd_pontuada = excluded.qtd_pontuada
$$;
