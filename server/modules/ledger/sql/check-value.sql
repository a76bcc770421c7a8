-- Checks an amount: positive, below 10^12, at most two decimals.
-- Refuses: LEDGER_INVALID_VALUE.
create or replace function ledger_check_value(p_amount numeric) returns void language plpgsql immutable as $$
begin
  if p_amount is null or p_amount = 'NaN' or p_amount <= 0 or p_amount >= 1e12 or p_amount <> round(p_amount, 2) then
    raise exception 'LEDGER_INVALID_VALUE' using detail = coalesce(p_amount::text, 'null');
  end if;
end $$;
