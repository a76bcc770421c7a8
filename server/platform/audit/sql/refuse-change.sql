-- Trigger on audit_entries: an entry is never deleted, a sealed one never changed, and of an unsealed one only the seal is written. The chain
-- proves entries that have a successor; without this the newest one could go unseen.
-- Refuses: AUDIT_APPEND_ONLY.
create or replace function audit_refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.hash is not null then
    raise exception 'AUDIT_APPEND_ONLY' using detail = tg_op || ' of ' || old.id;
  end if;
  if (new.id, new.tipo, new.ator, new.responsavel, new.parametros, new.request_id, new.criado_em)
      is distinct from (old.id, old.tipo, old.ator, old.responsavel, old.parametros, old.request_id, old.criado_em) then
    raise exception 'AUDIT_APPEND_ONLY' using detail = tg_op || ' of ' || old.id;
  end if;
  return new;
end $$;
