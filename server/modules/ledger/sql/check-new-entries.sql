-- New rows, once per statement, looked up in scalar subqueries: an index probe for each, whatever the planner believes. The
-- functions move the account first and its entries after, the lot first and its consumptions after: so every new row lies in the
-- range that the deferred check of its parent is going to walk at commit.
create or replace function ledger_check_new_entries() returns trigger language plpgsql as $$
begin
  if exists (
    select from added n
    where n.seq > coalesce((select a.version from accounts a where a.id = n.account_id), 0)
      or n.transaction_id <> pg_current_xact_id()::text::bigint
  ) then
    raise exception 'LEDGER_OUT_OF_BALANCE' using detail = 'entry without its account';
  end if;
  return null;
end $$;
