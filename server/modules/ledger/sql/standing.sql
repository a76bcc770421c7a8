-- The amounts of an account by the clock, whether or not the expiry batch has run (docs/ledger.md, Words): available can be spent now, waiting only
-- from a later instant, expired passed its day without use, debt is owed; shown is available + waiting - debt. Zeros for null.
create or replace function ledger_standing(p_account_id bigint, p_today date, p_now timestamptz, out shown numeric, out available numeric,
  out waiting numeric, out expired numeric, out debt numeric) language plpgsql stable as $$
begin
  shown := ledger_shown(p_account_id, p_today);
  available := ledger_available(p_account_id, p_today, p_now);
  expired := ledger_expired(p_account_id, p_today);
  debt := coalesce((select a.debt from accounts a where a.id = p_account_id), 0.00);
  waiting := shown + debt - available;
end $$;
