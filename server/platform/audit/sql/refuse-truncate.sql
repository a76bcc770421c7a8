-- Trigger on audit_entries: the table is not emptied once an entry was sealed.
-- Refuses: AUDIT_APPEND_ONLY.
create or replace function audit_refuse_truncate() returns trigger language plpgsql as $$
begin
  if exists (select from audit_entries where hash is not null) then
    raise exception 'AUDIT_APPEND_ONLY' using detail = tg_op;
  end if;
  return null;
end $$;
