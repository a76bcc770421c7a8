-- Passivo e quebra reads what was written since its last making (78-liability.sql has its formulas). Entries are only added, so their sums are
-- added to; a redemption changes, so what was counted of each is kept and the difference is added.

-- How far into the numbers of a table the sums reach (`contado`). Numbers are handed out before their transactions end, so the highest one
-- seen is final (`firme`) only once every transaction has ended that had begun by then; what lies above is counted apart.
create table liability_positions (
  tabela text primary key,
  contado bigint not null default 0,
  firme bigint not null default 0,
  visto bigint not null default 0,
  visto_xid bigint not null default 0
);
insert into liability_positions (tabela) values ('entries'), ('redemptions');

alter table liability_moves add column recente boolean not null default false;
drop index liability_moves_month;
create unique index liability_moves_sum on liability_moves (mes, network_id, parte, coorte, vence_mes, tipo) nulls not distinct where not recente;
create index liability_moves_recent on liability_moves (mes) where recente;
-- Nothing looks for entries by their day any more.
drop index entries_by_day;

delete from liability_redemptions;
create unique index liability_redemptions_sum on liability_redemptions (mes, network_id, parte) nulls not distinct;
-- What was counted of each redemption.
create table liability_redemption_items (
  redemption_id int primary key,
  mes date not null,
  network_id int,
  parte text not null,
  reais numeric(20,4) not null,
  -- Month in which it was delivered or cancelled.
  encerrado_mes date
);
-- Redemptions that changed; without a key, so that writers never wait here.
create table liability_redemption_marks (redemption_id int not null);

create function liability_redemption_mark() returns trigger language plpgsql as $$
begin
  insert into liability_redemption_marks values (new.id);
  return null;
end $$;
create trigger redemptions_liability after update on redemptions for each row
  when ((old.status, old.data_entrega, old.network_id, old.pontos_gastos, old.resgatado_em)
    is distinct from (new.status, new.data_entrega, new.network_id, new.pontos_gastos, new.resgatado_em))
  execute function liability_redemption_mark();

-- Takes what was seen as final when it has become so, and sees what is there now; again and again while a run is made, so that little is
-- left to be counted apart. A transaction that this server has not reached is of a restored copy, where everything has ended.
create function liability_look() returns void language sql as $$
  with now as materialized (
    select 'entries' as tabela, (select coalesce(max(id), 0) from entries) as maior, pg_current_snapshot() as agora
    union all select 'redemptions', (select coalesce(max(id), 0) from redemptions), pg_current_snapshot())
  update liability_positions p set firme = p.visto, visto = greatest(p.visto, n.maior), visto_xid = pg_snapshot_xmax(n.agora)::text::bigint
  from now n where n.tabela = p.tabela
    and (p.visto_xid <= pg_snapshot_xmin(n.agora)::text::bigint or p.visto_xid > pg_snapshot_xmax(n.agora)::text::bigint)
$$;

-- Movements of lots by entries whose numbers lie above `de`, up to `ate`.
create function liability_movements(de bigint, ate bigint) returns table (mes date, network_id int, parte text, coorte date, vence_mes date,
  tipo text, quantidade numeric, reais numeric) language sql stable as $$
  select m.mes, o.network_id, o.parte, o.coorte, date_trunc('month', o.vence_em)::date, m.tipo, sum(m.valor), sum(m.valor * o.valor_ponto)
  from (
    select date_trunc('month', e.dia)::date as mes, l.id as lot_id, l.valor,
      case e.type when 'CANCELAMENTO_RESGATE' then 'RESGATE' when 'REATIVACAO' then 'EXPIRACAO' else 'CREDITO' end as tipo
    from entries e join lots l on l.credit_entry_id = e.id where e.id > de and e.id <= ate
    union all
    select date_trunc('month', e.dia)::date, c.lot_id, case when c.returned then c.valor else -c.valor end,
      case when e.type in ('RESGATE', 'CANCELAMENTO_RESGATE') then 'RESGATE'
        when e.type in ('EXPIRACAO', 'REATIVACAO', 'ESTORNO_EXPIRACAO') then 'EXPIRACAO' else 'ESTORNO' end
    from entries e join consumptions c on c.entry_id = e.id where e.id > de and e.id <= ate
  ) m join lot_origins o on o.lot_id = m.lot_id group by 1, 2, 3, 4, 5, 6
$$;

create or replace function liability_build(hoje date) returns void language plpgsql as $$
declare
  p liability_positions%rowtype;
  marcados int[];
begin
  perform pg_advisory_xact_lock(7202611214);
  perform liability_look();
  -- What is looked at meanwhile becomes final for the next making.
  select * into strict p from liability_positions where tabela = 'entries';
  delete from liability_moves m where m.recente or p.contado = 0;
  insert into liability_moves as k (mes, network_id, parte, coorte, vence_mes, tipo, quantidade, reais)
  select * from liability_movements(p.contado, p.firme)
  on conflict (mes, network_id, parte, coorte, vence_mes, tipo) where not recente
  do update set quantidade = k.quantidade + excluded.quantidade, reais = k.reais + excluded.reais;
  insert into liability_moves (mes, network_id, parte, coorte, vence_mes, tipo, quantidade, reais, recente)
  select m.*, true from liability_movements(p.firme, 9223372036854775807) m;
  update liability_positions set contado = p.firme where tabela = 'entries';
  delete from liability_overdue;
  insert into liability_overdue (network_id, parte, coorte, quantidade, reais)
  select o.network_id, o.parte, o.coorte, sum(l.restante), sum(l.restante * o.valor_ponto) from lots l join lot_origins o on o.lot_id = l.id
  where l.restante > 0 and l.vence_em < hoje and l.vence_em >= date_trunc('month', hoje) group by 1, 2, 3;
  -- Marks are taken before later statements read the tables: what is committed in between is counted, now or with its own mark.
  with gone as (delete from liability_redemption_marks returning redemption_id) select array_agg(distinct redemption_id) into marcados from gone;
  select * into strict p from liability_positions where tabela = 'redemptions';
  if p.contado = 0 then
    delete from liability_redemption_items;
    delete from liability_redemptions;
  end if;
  perform liability_redemptions_count(p.contado, marcados);
  update liability_positions set contado = p.firme where tabela = 'redemptions';
end $$;

-- Counts redemptions above a number and some others anew: the sums move by the difference to what was counted of each.
create function liability_redemptions_count(acima bigint, outros int[]) returns void language sql as $$
  with costs as materialized (
    select c.id, date_trunc('month', c.dia)::date as mes, c.network_id, c.parte, c.custo, date_trunc('month', c.encerrado)::date as encerrado_mes
    from (select id from redemptions where id > acima union select unnest(outros)) k join redemption_costs c on c.id = k.id),
  was as materialized (select i.* from liability_redemption_items i join costs c on c.id = i.redemption_id),
  kept as (
    insert into liability_redemption_items (redemption_id, mes, network_id, parte, reais, encerrado_mes) select * from costs
    on conflict (redemption_id) do update set mes = excluded.mes, network_id = excluded.network_id, parte = excluded.parte, reais = excluded.reais,
      encerrado_mes = excluded.encerrado_mes)
  insert into liability_redemptions as k (mes, network_id, parte, reais)
  select d.mes, d.network_id, d.parte, sum(d.reais) from (
    select c.mes, c.network_id, c.parte, c.custo as reais from costs c
    union all select c.encerrado_mes, c.network_id, c.parte, -c.custo from costs c where c.encerrado_mes is not null
    union all select w.mes, w.network_id, w.parte, -w.reais from was w
    union all select w.encerrado_mes, w.network_id, w.parte, w.reais from was w where w.encerrado_mes is not null) d
  group by 1, 2, 3 having sum(d.reais) <> 0
  on conflict (mes, network_id, parte) do update set reais = k.reais + excluded.reais
$$;

-- The movements are made whole by the next making: until then the ones that are kept are shown.
select liability_redemptions_count(0, null) where exists (select from report_runs where tipo = 'PASSIVO' and atual);
