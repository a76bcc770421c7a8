-- Identity of this database: its cluster and its number there. Replicas and promoted replicas keep it; a restored dump has another one.
create or replace function database_identity() returns text language plpgsql stable as $$
begin
  return (select c.system_identifier || '/' || d.oid from pg_control_system() c, pg_database d where d.datname = current_database());
end $$;
