-- The reason of a correction may name the person whom it was about; that alone may be replaced, and by one text alone.
create or replace function posting_edits_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.motivo = 'Titular removido' and to_jsonb(new) - 'motivo' = to_jsonb(old) - 'motivo' then
    return new;
  end if;
  raise exception 'posting_edits is append-only';
end $$;
