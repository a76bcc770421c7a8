-- Trigger on payouts: a payment is never deleted, nor the table emptied. Tests switch it off with session_replication_role.
-- Refuses: any such statement, as an internal error.
create or replace function payouts_stay() returns trigger language plpgsql as $$
begin
  raise exception 'payouts is append-only' using detail = tg_op;
end $$;
