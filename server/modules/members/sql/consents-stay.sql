-- Trigger on consents: rows are never changed or deleted.
-- Refuses: CONSENT_APPEND_ONLY.
create or replace function consents_stay() returns trigger language plpgsql as $$
begin
  raise exception 'CONSENT_APPEND_ONLY' using detail = tg_op;
end $$;
