-- Trigger on audit_entries: the table is never emptied.
-- Refuses: AUDIT_APPEND_ONLY.
create or replace function audit_refuse_truncate() returns trigger language plpgsql as $$
begin
  raise exception 'AUDIT_APPEND_ONLY' using detail = tg_op;
end $$;
