-- Trigger on redemptions: a consumer's redemption has the status of its payment and no other.
-- Refuses: PAYOUT_MOVE_REFUSED (detail: the redemption and the status).
create or replace function guard_payout_status() returns trigger language plpgsql as $$
begin
  if exists (select from payouts o where o.redemption_id = new.id and payout_status(o.estado) <> new.status) then
    raise exception 'PAYOUT_MOVE_REFUSED' using detail = new.id || ': ' || new.status;
  end if;
  return new;
end $$;
