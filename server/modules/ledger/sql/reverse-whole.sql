-- Reverses many credits in full, each under its own key, and answers how many. Writes what ledger_reverse would write one by one, in one
-- statement, and locks their accounts.
-- Refuses: LEDGER_POINTS_SPENT when any of the points were spent, expired or taken back.
create or replace function ledger_reverse_whole(p_entry_ids bigint[], p_keys text[], p_type text, p_rule jsonb, p_actor text,
  p_today date, p_now timestamptz) returns int language plpgsql as $$
declare
  reversed int;
begin
  perform from accounts a where a.id in (select e.account_id from entries e where e.id = any (p_entry_ids))
  order by a.id for no key update;
  if exists (
    select from unnest(p_entry_ids) as t(id) join entries e on e.id = t.id
    where e.valor <= 0
      or (select count(*) = 1 and bool_and(l.restante = e.valor) from lots l where l.credit_entry_id = e.id) is not true
      or exists (select from entries r where r.reverses_entry_id = e.id)
  ) then
    raise exception 'LEDGER_POINTS_SPENT';
  end if;
  with input as materialized (
    select e.id as credit_id, e.account_id, e.valor, e.origem_tipo, e.origem_id, t.key, nextval('entries_id_seq') as entry_id,
      a.balance, a.debt, a.version, row_number() over w as step, sum(e.valor) over w as upto
    from unnest(p_entry_ids, p_keys) as t(id, key) join entries e on e.id = t.id join accounts a on a.id = e.account_id
    window w as (partition by e.account_id order by e.id)
  ), moved as (
    update accounts a set balance = a.balance - i.total, version = a.version + i.steps
    from (select account_id, sum(valor) as total, count(*) as steps from input group by account_id) i where a.id = i.account_id
  ), written as (
    insert into entries (id, account_id, seq, type, valor, balance_after, debt_after, loss, origem_tipo, origem_id, idempotency_key,
      reverses_entry_id, regra, ator, dia, criado_em)
    select i.entry_id, i.account_id, i.version + i.step, p_type, -i.valor, i.balance - i.upto, i.debt, 0, i.origem_tipo, i.origem_id, i.key,
      i.credit_id, p_rule, p_actor, p_today, p_now
    from input i
  ), emptied as (
    update lots l set restante = 0, version = l.version + 1 from input i where l.credit_entry_id = i.credit_id
    returning l.id, l.version, i.entry_id, i.valor
  ), taken as (
    insert into consumptions (entry_id, lot_id, seq, valor, remaining_after) select e.entry_id, e.id, e.version, e.valor, 0 from emptied e
    returning lot_id
  )
  select count(*) into reversed from taken;
  return reversed;
end $$;
