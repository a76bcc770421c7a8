-- The log of actions is a chain of hashes: what is sealed stays as it is, what is not yet sealed can only be sealed.
create table audit_chain (id integer primary key check (id = 1), elo bigint not null, hash text not null);
insert into audit_chain values (1, 0, repeat('0', 64));

create index audit_entries_unsealed on audit_entries (id) where hash is null;

create function audit_refuse_change() returns trigger language plpgsql as $$
begin
  if old.hash is not null then
    raise exception 'AUDIT_APPEND_ONLY' using detail = tg_op || ' of ' || old.id;
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  if (new.id, new.tipo, new.ator, new.responsavel, new.parametros, new.request_id, new.criado_em)
      is distinct from (old.id, old.tipo, old.ator, old.responsavel, old.parametros, old.request_id, old.criado_em) then
    raise exception 'AUDIT_APPEND_ONLY' using detail = tg_op || ' of ' || old.id;
  end if;
  return new;
end $$;
create trigger audit_entries_stay before update or delete on audit_entries for each row execute function audit_refuse_change();

create function audit_refuse_truncate() returns trigger language plpgsql as $$
begin
  if exists (select from audit_entries where hash is not null) then
    raise exception 'AUDIT_APPEND_ONLY' using detail = tg_op;
  end if;
  return null;
end $$;
create trigger audit_entries_not_emptied before truncate on audit_entries for each statement execute function audit_refuse_truncate();
