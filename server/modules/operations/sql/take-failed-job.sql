-- Deletes a dead letter of the queue and returns it; no row when it is gone.
create or replace function take_failed_job(p_id uuid) returns table (fila text, data jsonb, chave text) language plpgsql as $$
begin
  if to_regclass('pgboss.job') is not null then
    return query delete from pgboss.job j where j.name = 'dead-letters' and j.id = p_id
      returning j.source_name, j.data, j.singleton_key;
  end if;
end $$;
