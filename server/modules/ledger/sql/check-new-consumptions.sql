-- Trigger on consumptions, once per statement: each new row names a lot and an entry of one account, the entry was written by this
-- transaction, and the sign agrees.
-- Refuses: LEDGER_OUT_OF_BALANCE.
create or replace function ledger_check_new_consumptions() returns trigger language plpgsql as $$
begin
  if exists (
    select from added n
    where (select e.account_id = l.account_id and n.seq <= l.version and n.returned = (e.valor > 0)
        and e.transaction_id = pg_current_xact_id()::text::bigint
      from entries e, lots l where e.id = n.entry_id and l.id = n.lot_id) is not true
  ) then
    raise exception 'LEDGER_OUT_OF_BALANCE' using detail = 'consumption without its lot or entry';
  end if;
  return null;
end $$;
