-- Gives back what expired in the runs of one day and was not given back since: for each expiry one credit, which pays the debt first, and one lot
-- for the rest. Takes the given accounts, or at most p_limit accounts (null: all), and locks them, lowest id first.
create or replace function ledger_reactivate(p_run_day date, p_grace_days int, p_holder_type text, p_currency text, p_account_ids bigint[],
  p_limit int, p_regra jsonb, p_ator text, p_today date, p_now timestamptz, out accounts int, out lots int, out total numeric)
language plpgsql as $$
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
      -- What this step leaves after it paid its part of the debt that the earlier steps left.
      x.outstanding - least(x.outstanding, greatest(0, x.debt - (x.upto - x.outstanding))) as rest
    from (
      select y.*, row_number() over w as step, sum(y.outstanding) over w as upto from (
        select e.id, e.account_id,
          -e.valor - (select coalesce(sum(r.valor), 0) from entries r where r.reverses_entry_id = e.id) as outstanding,
          a.balance, a.debt, a.version, o.id as lot_id,
          coalesce(o.origin_lot_id, o.id) as origin_lot_id, o.disponivel_em, o.vence_em, o.campanha_id
        from entries e join accounts a on a.id = e.account_id
          join consumptions c on c.entry_id = e.id join lots o on o.id = c.lot_id
        where e.type = 'EXPIRACAO' and e.dia = p_run_day and e.account_id = any (locked)
      ) y where y.outstanding > 0
      window w as (partition by y.account_id order by y.id) order by y.account_id, step
    ) x
  ), moved as (
    update accounts a set balance = a.balance + d.total, debt = greatest(0, a.debt - d.total), version = a.version + d.steps
    from (select account_id, sum(outstanding) as total, count(*) as steps from due group by account_id) d where a.id = d.account_id
  ), written as (
    insert into entries (id, account_id, seq, type, valor, balance_after, debt_after, loss, origem_tipo, origem_id, idempotency_key,
      reverses_entry_id, regra, ator, dia, criado_em)
    select d.entry_id, d.account_id, d.version + d.step, 'REATIVACAO', d.outstanding, d.balance + d.upto, greatest(0, d.debt - d.upto), 0,
      'LOTE', d.lot_id::text, 'reativa:' || d.id, d.id, p_regra, p_ator, p_today, p_now
    from due d
  ), made as (
    insert into lots (account_id, credit_entry_id, origin_lot_id, valor, restante, disponivel_em, vence_em, campanha_id)
    select d.account_id, d.entry_id, d.origin_lot_id, d.rest, d.rest, d.disponivel_em, greatest(d.vence_em, p_today + p_grace_days),
      d.campanha_id
    from due d where d.rest > 0 order by d.entry_id
  )
  select count(distinct d.account_id), count(*), coalesce(sum(d.outstanding), 0.00) into accounts, lots, total from due d;
end $$;
