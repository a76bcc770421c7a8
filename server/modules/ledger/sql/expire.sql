-- Expires every lot that is past its day, with one entry for each: those of the given accounts, or of at most p_limit accounts (null: all).
-- Locks the accounts, lowest id first.
create or replace function ledger_expire(p_holder_type text, p_currency text, p_account_ids bigint[], p_lot_id bigint, p_limit int,
  p_regra jsonb, p_ator text, p_today date, p_now timestamptz, out accounts int, out lots int, out total numeric) language plpgsql as $$
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
