-- Refuses while operations with money are paused. Otherwise holds a shared lock until the end of the transaction, so that a pause can wait for
-- the operations that began before it (money_settled). Called by the triggers on entries and on payouts: no writer can skip it.
-- Volatile, so that the read after the lock sees a pause that was committed meanwhile.
-- Refuses: MONEY_PAUSED (detail: the reason).
create or replace function refuse_while_paused() returns void language plpgsql as $$
declare
  reason text;
begin
  perform pg_advisory_xact_lock_shared(7202611209);
  select motivo into reason from money_pauses where retomada_em is null;
  if found then
    raise exception 'MONEY_PAUSED' using detail = reason;
  end if;
end $$;
