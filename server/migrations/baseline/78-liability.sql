-- What the programme owes (beyond C8): movements of lots summed by month. No entities: only the functions below write here.

-- What a point was worth at any time, for lots that no sale stands behind; a sale keeps its own value (postings.valor_ponto).
create table network_point_values (
  network_id int not null references networks on delete cascade,
  vigente_em timestamptz not null,
  valor_ponto numeric(14,2) not null,
  primary key (network_id, vigente_em)
);
insert into network_point_values (network_id, vigente_em, valor_ponto) select id, '-infinity', valor_ponto from networks;

create function keep_point_value() returns trigger language plpgsql as $$
begin
  insert into network_point_values (network_id, vigente_em, valor_ponto)
  values (new.id, case when tg_op = 'INSERT' then '-infinity' else now() end, new.valor_ponto)
  on conflict (network_id, vigente_em) do update set valor_ponto = excluded.valor_ponto;
  return null;
end $$;
create trigger networks_point_value after insert on networks for each row execute function keep_point_value();
create trigger networks_point_value_changed after update of valor_ponto on networks for each row
  when (old.valor_ponto is distinct from new.valor_ponto) execute function keep_point_value();

create function point_value(rede int, quando timestamptz) returns numeric language sql stable as $$
  select v.valor_ponto from network_point_values v where v.network_id = rede and v.vigente_em <= quando order by v.vigente_em desc limit 1
$$;

-- Where the value of a lot comes from. A lot that took the place of another (cancelled redemption, reactivation) is of the first
-- one's month and worth. BRL are worth themselves.
create view lot_origins as
  select l.id as lot_id, l.vence_em, coalesce(p.network_id, a.network_id) as network_id, e.type as origem,
    case a.currency when 'BRL' then 'CASHBACK' else 'PONTOS' end as parte, date_trunc('month', e.dia)::date as coorte,
    case a.currency when 'BRL' then 1.00 else coalesce(p.valor_ponto, point_value(a.network_id, e.criado_em), 0.00) end as valor_ponto
  from lots l join lots root on root.id = coalesce(l.origin_lot_id, l.id) join entries e on e.id = root.credit_entry_id
  join accounts a on a.id = l.account_id
  left join postings p on p.id = case when e.origem_tipo = 'posting' then e.origem_id::int end;

-- A few pages of an index for all entries: they are written in the order of their days.
create index entries_by_day on entries using brin (dia) with (pages_per_range = 32);

create table liability_moves (
  mes date not null,
  network_id int references networks on delete cascade,
  parte text not null check (parte in ('PONTOS', 'CASHBACK')),
  -- Month in which the lot was earned, and in which it expires.
  coorte date not null,
  vence_mes date,
  tipo text not null check (tipo in ('CREDITO', 'RESGATE', 'EXPIRACAO', 'ESTORNO')),
  quantidade numeric(16,2) not null,
  -- quantidade × value of a point, not rounded.
  reais numeric(20,4) not null
);
create index liability_moves_month on liability_moves (mes);
create index liability_moves_network on liability_moves (network_id);

-- Lots of the month under way that are past their day and not written off, as of the run.
create table liability_overdue (
  network_id int references networks on delete cascade,
  parte text not null,
  coorte date not null,
  quantidade numeric(16,2) not null,
  reais numeric(20,4) not null
);
create index liability_overdue_network on liability_overdue (network_id);

-- Redemptions by the month in which they were made (above zero) and delivered or cancelled (below).
create table liability_redemptions (
  mes date not null,
  network_id int references networks on delete cascade,
  parte text not null,
  reais numeric(20,4) not null
);
create index liability_redemptions_network on liability_redemptions (network_id);

-- Undelivered redemptions at cost: the points at the value of a point on that day (the prize's cost is what they were computed from).
create view redemption_costs as
  select r.id, r.network_id, case r.audience when 'CONSUMER' then 'CASHBACK' else 'PONTOS' end as parte,
    (r.resgatado_em at time zone 'America/Sao_Paulo')::date as dia,
    case when r.audience = 'CONSUMER' then r.pontos_gastos
      else round(r.pontos_gastos * coalesce(point_value(r.network_id, r.resgatado_em), 0), 2) end as custo,
    case when r.status in (1, 3) then (coalesce(
      (select max(e.criado_em) from redemption_events e where e.redemption_id = r.id and e.tipo in ('STATUS', 'CANCELAMENTO', 'PAGAMENTO')),
      r.data_entrega::timestamp at time zone 'America/Sao_Paulo', r.resgatado_em) at time zone 'America/Sao_Paulo')::date end as encerrado
  from redemptions r;

-- Brings the sums up to date. Closed months are kept: entries are only added, and on the day on which they are made. So a run costs
-- what the month under way holds, not the whole history.
create function liability_build(hoje date) returns void language plpgsql as $$
declare
  inicio date;
begin
  perform pg_advisory_xact_lock(7202611214);
  select date_trunc('month', (r.terminado_em at time zone 'America/Sao_Paulo')::date - 3)::date into inicio
  from report_runs r where r.tipo = 'PASSIVO' and r.atual;
  inicio := coalesce(inicio, '2000-01-01');
  delete from liability_moves m where m.mes >= inicio;
  insert into liability_moves (mes, network_id, parte, coorte, vence_mes, tipo, quantidade, reais)
  select m.mes, o.network_id, o.parte, o.coorte, date_trunc('month', o.vence_em)::date, m.tipo, sum(m.valor), sum(m.valor * o.valor_ponto)
  from (
    select date_trunc('month', e.dia)::date as mes, l.id as lot_id, l.valor,
      case e.type when 'CANCELAMENTO_RESGATE' then 'RESGATE' when 'REATIVACAO' then 'EXPIRACAO' else 'CREDITO' end as tipo
    from entries e join lots l on l.credit_entry_id = e.id where e.dia >= inicio
    union all
    select date_trunc('month', e.dia)::date, c.lot_id, case when c.returned then c.valor else -c.valor end,
      case when e.type in ('RESGATE', 'CANCELAMENTO_RESGATE') then 'RESGATE'
        when e.type in ('EXPIRACAO', 'REATIVACAO', 'ESTORNO_EXPIRACAO') then 'EXPIRACAO' else 'ESTORNO' end
    from entries e join consumptions c on c.entry_id = e.id where e.dia >= inicio
  ) m join lot_origins o on o.lot_id = m.lot_id group by 1, 2, 3, 4, 5, 6;
  delete from liability_overdue;
  insert into liability_overdue (network_id, parte, coorte, quantidade, reais)
  select o.network_id, o.parte, o.coorte, sum(l.restante), sum(l.restante * o.valor_ponto) from lots l join lot_origins o on o.lot_id = l.id
  where l.restante > 0 and l.vence_em < hoje and l.vence_em >= date_trunc('month', hoje) group by 1, 2, 3;
  delete from liability_redemptions;
  insert into liability_redemptions (mes, network_id, parte, reais)
  select date_trunc('month', d.dia)::date, c.network_id, c.parte, sum(d.reais)
  from redemption_costs c cross join lateral (values (c.dia, c.custo), (c.encerrado, -c.custo)) as d(dia, reais)
  where d.dia is not null group by 1, 2, 3 having sum(d.reais) <> 0;
end $$;

-- What is owed at the end of a month, by the month in which it expires; `corrente` is the month under way, owed as of the run's day.
create function liability_open(fim date, corrente date, redes int[]) returns table (network_id int, parte text, vence_mes date,
  quantidade numeric, reais numeric) language sql stable as $$
  select m.network_id, m.parte, m.vence_mes, sum(m.quantidade), sum(m.reais) from (
    select x.network_id, x.parte, x.vence_mes, x.quantidade, x.reais from liability_moves x
    where x.mes <= fim and (x.vence_mes is null or x.vence_mes > fim or (fim = corrente and x.vence_mes = fim))
    union all
    select x.network_id, x.parte, fim, -x.quantidade, -x.reais from liability_overdue x where fim = corrente
  ) m where redes is null or m.network_id = any (redes) group by 1, 2, 3 having sum(m.quantidade) <> 0
$$;

create function liability_networks(fim date, corrente date, redes int[]) returns table (network_id int, pontos numeric, pontos_reais numeric,
  cashback numeric, resgates numeric, total numeric) language sql stable as $$
  select x.network_id, coalesce(sum(x.pontos), 0), round(coalesce(sum(x.pontos_reais), 0), 2), round(coalesce(sum(x.cashback), 0), 2),
    round(coalesce(sum(x.resgates), 0), 2), round(coalesce(sum(x.pontos_reais), 0), 2) + round(coalesce(sum(x.cashback), 0), 2)
      + round(coalesce(sum(x.resgates), 0), 2)
  from (
    select o.network_id, case when o.parte = 'PONTOS' then o.quantidade end as pontos, case when o.parte = 'PONTOS' then o.reais end as pontos_reais,
      case when o.parte = 'CASHBACK' then o.reais end as cashback, null::numeric as resgates from liability_open(fim, corrente, redes) o
    union all
    select r.network_id, null, null, null, r.reais from liability_redemptions r where r.mes <= fim and (redes is null or r.network_id = any (redes))
  ) x group by 1
$$;

-- How what was earned in a month ended. Past its day and not written off counts as expired: nobody can spend it.
create function liability_cohorts(fim date, corrente date, redes int[]) returns table (parte text, coorte date, creditado numeric,
  resgatado numeric, expirado numeric, estornado numeric, em_aberto numeric, madura boolean, quebra numeric) language sql stable as $$
  with sums as (
    select m.parte, m.coorte, coalesce(sum(m.quantidade) filter (where m.tipo = 'CREDITO'), 0) as creditado,
      -coalesce(sum(m.quantidade) filter (where m.tipo = 'RESGATE'), 0) as resgatado,
      -coalesce(sum(m.quantidade) filter (where m.tipo = 'EXPIRACAO'), 0) as expirado,
      -coalesce(sum(m.quantidade) filter (where m.tipo = 'ESTORNO'), 0) as estornado,
      sum(m.quantidade) as saldo,
      coalesce(sum(m.quantidade) filter (where m.vence_mes is null or m.vence_mes > fim or (fim = corrente and m.vence_mes = fim)), 0) as vivo,
      coalesce(bool_and(m.vence_mes < fim or (m.vence_mes = fim and fim <> corrente)), false) as madura
    from liability_moves m where m.mes <= fim and (redes is null or m.network_id = any (redes)) group by 1, 2),
  late as (
    select x.parte, x.coorte, sum(x.quantidade) as quantidade from liability_overdue x
    where fim = corrente and (redes is null or x.network_id = any (redes)) group by 1, 2)
  select s.parte, s.coorte, s.creditado, s.resgatado, x.expirado, s.estornado, s.saldo - (x.expirado - s.expirado), s.madura,
    round(x.expirado / nullif(x.expirado + s.resgatado, 0) * 100, 2)
  from sums s left join late l using (parte, coorte)
  cross join lateral (select s.expirado + s.saldo - s.vivo + coalesce(l.quantidade, 0) as expirado) x
$$;

-- The last thirteen month-ends up to `fim`.
create function liability_history(fim date, corrente date, redes int[]) returns table (mes date, pontos_reais numeric, cashback numeric,
  resgates numeric, total numeric) language sql stable as $$
  select d::date, coalesce(sum(n.pontos_reais), 0), coalesce(sum(n.cashback), 0), coalesce(sum(n.resgates), 0), coalesce(sum(n.total), 0)
  from generate_series(fim - interval '12 months', fim, '1 month') d left join lateral liability_networks(d::date, corrente, redes) n on true
  group by 1 order by 1
$$;
