-- Trigger on lots, once per statement: each new lot is full, belongs to a credit that this transaction wrote, and has the account of
-- the lot that it came from.
-- Refuses: LEDGER_OUT_OF_BALANCE.
create or replace function ledger_check_new_lots() returns trigger language plpgsql as $$
begin
  if exists (
    select from added n
    where n.restante <> n.valor or n.version <> 0
      or (select e.account_id = n.account_id and e.valor > 0 and e.transaction_id = pg_current_xact_id()::text::bigint
        from entries e where e.id = n.credit_entry_id) is not true
      or (n.origin_lot_id is not null
        and n.account_id is distinct from (select o.account_id from lots o where o.id = n.origin_lot_id))
  ) then
    raise exception 'LEDGER_OUT_OF_BALANCE' using detail = 'lot without its credit';
  end if;
  return null;
end $$;
