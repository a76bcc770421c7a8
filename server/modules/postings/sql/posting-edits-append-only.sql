-- Trigger on posting_edits: rows are kept as written. Only the reason, which may name the person that it was about, may be replaced, by one
-- fixed text.
-- Refuses: any other change, as an internal error.
create or replace function posting_edits_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.motivo = 'Titular removido' and to_jsonb(new) - 'motivo' = to_jsonb(old) - 'motivo' then
    return new;
  end if;
  raise exception 'posting_edits is append-only';
end $$;
