-- Trigger on entries, once per statement: each new row was written by this transaction and is not ahead of its account's version. The
-- ledger updates an account before its entries and a lot before its consumptions, so the deferred check of the parent covers every new row.
-- The pause of operations is checked here, because every entry passes.
-- Scalar subqueries make it one index probe per row, whatever the planner estimates.
-- Refuses: LEDGER_OUT_OF_BALANCE, MONEY_PAUSED.
create or replace function ledger_check_new_entries() returns trigger language plpgsql as $$
begin
  perform refuse_while_paused();
  if exists (
    select from added n
    where n.seq > coalesce((select a.version from accounts a where a.id = n.account_id), 0)
      or n.transaction_id <> pg_current_xact_id()::text::bigint
  ) then
    raise exception 'LEDGER_OUT_OF_BALANCE' using detail = 'entry without its account';
  end if;
  return null;
end $$;
