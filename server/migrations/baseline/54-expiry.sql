-- "Expirar e Devolver Pontos" (document 001 §2, §4; domain rules §4.4): runs in bounded chunks. The caller names the accounts of a
-- chunk, so that a run reaches only the people whom its author may see, and walks them once.
alter table expiry_runs
  add constraint expiry_runs_words check (tipo in ('EXPIRACAO', 'DEVOLUCAO') and publico in ('BALCONISTA', 'CLIENTE_FINAL')
    and estado in ('NA_FILA', 'PROCESSANDO', 'CONCLUIDA', 'FALHOU')),
  add constraint expiry_runs_counts check (pessoas >= 0 and lotes >= 0 and valor >= 0);
-- Two presses at once make one run.
create unique index expiry_runs_open on expiry_runs (tipo, publico) where estado in ('NA_FILA', 'PROCESSANDO');
alter table system_settings add constraint system_settings_return check (dias_devolucao between 1 and 365);

drop function ledger_expire(text, text, bigint, int, jsonb, text, date, timestamptz);
drop function ledger_reactivate(date, int, text, text, int, jsonb, text, date, timestamptz);

-- Expires every lot due, one entry for each, in few statements: of the accounts given, else of up to p_limit accounts (all when null).
create function ledger_expire(p_holder_type text, p_currency text, p_account_ids bigint[], p_lot_id bigint, p_limit int, p_regra jsonb,
  p_ator text, p_today date, p_now timestamptz, out accounts int, out lots int, out total numeric) language plpgsql as $$
declare
  locked bigint[];
begin
  locked := coalesce(p_account_ids, array(
    select distinct l.account_id from lots l join accounts a on a.id = l.account_id
    where l.restante > 0 and l.vence_em < p_today and (p_lot_id is null or l.id = p_lot_id)
      and (p_holder_type is null or a.holder_type = p_holder_type) and (p_currency is null or a.currency = p_currency)
    order by 1 limit p_limit));
  perform from accounts a where a.id = any (locked) order by a.id for no key update;
  with due as materialized (
    select x.*, nextval('entries_id_seq') as entry_id from (
      select l.id, l.account_id, l.restante, l.vence_em, l.version + 1 as lot_step, a.balance, a.debt, a.version,
        row_number() over w as step, sum(l.restante) over w as upto
      from lots l join accounts a on a.id = l.account_id
      where l.account_id = any (locked) and l.restante > 0 and l.vence_em < p_today and (p_lot_id is null or l.id = p_lot_id)
      window w as (partition by l.account_id order by l.vence_em, l.id) order by l.account_id, step
    ) x
  ), moved as (
    update accounts a set balance = a.balance - d.total, version = a.version + d.steps
    from (select account_id, sum(restante) as total, count(*) as steps from due group by account_id) d where a.id = d.account_id
  ), written as (
    insert into entries (id, account_id, seq, type, valor, balance_after, debt_after, loss, origem_tipo, origem_id, idempotency_key,
      regra, ator, dia, criado_em)
    select d.entry_id, d.account_id, d.version + d.step, 'EXPIRACAO', -d.restante, d.balance - d.upto, d.debt, 0, 'LOTE', d.id::text,
      'expira:lote:' || d.id || ':' || to_char(d.vence_em, 'YYYY-MM-DD'), p_regra, p_ator, p_today, p_now
    from due d
  ), emptied as (
    update lots l set restante = 0, version = d.lot_step from due d where l.id = d.id
  ), taken as (
    insert into consumptions (entry_id, lot_id, seq, valor, remaining_after)
    select d.entry_id, d.id, d.lot_step, d.restante, 0 from due d
  )
  select count(distinct d.account_id), count(*), coalesce(sum(d.restante), 0.00) into accounts, lots, total from due d;
end $$;

-- Returns what expired in the runs of one day and was not returned since: one credit and one new lot for each, debt paid first. The
-- accounts are chosen as above.
create function ledger_reactivate(p_run_day date, p_grace_days int, p_holder_type text, p_currency text, p_account_ids bigint[],
  p_limit int, p_regra jsonb, p_ator text, p_today date, p_now timestamptz, out accounts int, out lots int, out total numeric) language plpgsql as $$
declare
  locked bigint[];
begin
  locked := coalesce(p_account_ids, array(
    select distinct e.account_id from entries e join accounts a on a.id = e.account_id
    where e.type = 'EXPIRACAO' and e.dia = p_run_day
      and -e.valor > (select coalesce(sum(r.valor), 0) from entries r where r.reverses_entry_id = e.id)
      and (p_holder_type is null or a.holder_type = p_holder_type) and (p_currency is null or a.currency = p_currency)
    order by 1 limit p_limit));
  perform from accounts a where a.id = any (locked) order by a.id for no key update;
  with due as materialized (
    select x.*, nextval('entries_id_seq') as entry_id,
      -- Of this step, what the debt left by the earlier steps does not swallow.
      x.valor - least(x.valor, greatest(0, x.debt - (x.upto - x.valor))) as rest
    from (
      select y.*, row_number() over w as step, sum(y.valor) over w as upto from (
        select e.id, e.account_id, -e.valor - (select coalesce(sum(r.valor), 0) from entries r where r.reverses_entry_id = e.id) as valor,
          a.balance, a.debt, a.version, o.id as lot_id,
          coalesce(o.origin_lot_id, o.id) as origin_lot_id, o.disponivel_em, o.vence_em, o.campanha_id
        from entries e join accounts a on a.id = e.account_id
          join consumptions c on c.entry_id = e.id join lots o on o.id = c.lot_id
        where e.type = 'EXPIRACAO' and e.dia = p_run_day and e.account_id = any (locked)
      ) y where y.valor > 0
      window w as (partition by y.account_id order by y.id) order by y.account_id, step
    ) x
  ), moved as (
    update accounts a set balance = a.balance + d.total, debt = greatest(0, a.debt - d.total), version = a.version + d.steps
    from (select account_id, sum(valor) as total, count(*) as steps from due group by account_id) d where a.id = d.account_id
  ), written as (
    insert into entries (id, account_id, seq, type, valor, balance_after, debt_after, loss, origem_tipo, origem_id, idempotency_key,
      reverses_entry_id, regra, ator, dia, criado_em)
    select d.entry_id, d.account_id, d.version + d.step, 'REATIVACAO', d.valor, d.balance + d.upto, greatest(0, d.debt - d.upto), 0,
      'LOTE', d.lot_id::text, 'reativa:' || d.id, d.id, p_regra, p_ator, p_today, p_now
    from due d
  ), made as (
    insert into lots (account_id, credit_entry_id, origin_lot_id, valor, restante, disponivel_em, vence_em, campanha_id)
    select d.account_id, d.entry_id, d.origin_lot_id, d.rest, d.rest, d.disponivel_em, greatest(d.vence_em, p_today + p_grace_days),
      d.campanha_id
    from due d where d.rest > 0 order by d.entry_id
  )
  select count(distinct d.account_id), count(*), coalesce(sum(d.valor), 0.00) into accounts, lots, total from due d;
end $$;
