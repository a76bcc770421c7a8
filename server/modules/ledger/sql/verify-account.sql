-- Deferred trigger on accounts, at commit: an account moved from its old to its new version exactly by its new entries, and each of them is covered
-- by the lots it created, took from or gave back to, and by debt. Earlier entries were verified when they were written and cannot have changed,
-- so the cost is that of this transaction, not of the history.
-- Refuses: LEDGER_OUT_OF_BALANCE.
create or replace function ledger_verify_account() returns trigger language plpgsql as $$
declare
  entry record;
  version_reached int := 0;
  balance_reached numeric := 0;
  debt_reached numeric := 0;
begin
  if tg_op = 'UPDATE' then
    version_reached := old.version;
    balance_reached := old.balance;
    debt_reached := old.debt;
  end if;
  for entry in
    select e.id, e.seq, e.valor, e.balance_after, e.debt_after, e.reverses_entry_id,
      (select coalesce(sum(l.valor), 0) from lots l where l.credit_entry_id = e.id)
        + (select coalesce(sum(case when c.returned then c.valor else -c.valor end), 0) from consumptions c where c.entry_id = e.id)
        as moved
    from entries e where e.account_id = new.id and e.seq > version_reached and e.seq <= new.version order by e.seq
  loop
    if entry.seq <> version_reached + 1 or entry.balance_after <> balance_reached + entry.valor
      or entry.moved <> (entry.balance_after + entry.debt_after) - (balance_reached + debt_reached)
    then
      raise exception 'LEDGER_OUT_OF_BALANCE' using detail = 'entry ' || entry.id || ' is not covered';
    end if;
    if entry.reverses_entry_id is not null and not ledger_reversal_fits(entry.reverses_entry_id, new.id) then
      raise exception 'LEDGER_OUT_OF_BALANCE' using detail = 'entry ' || entry.id || ' reverses more than there was';
    end if;
    version_reached := entry.seq;
    balance_reached := entry.balance_after;
    debt_reached := entry.debt_after;
  end loop;
  if new.version <> version_reached or new.balance <> balance_reached or new.debt <> debt_reached then
    raise exception 'LEDGER_OUT_OF_BALANCE' using detail = 'account ' || new.id || ' differs from its entries';
  end if;
  return null;
end $$;
