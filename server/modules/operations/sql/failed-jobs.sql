-- Jobs that used up their tries, with the first line of their last error. The worker scrubs that text before the queue stores it; numbers
-- of eleven digits and addresses are hidden again, for rows of former releases. Empty before the queue's tables exist.
create or replace function failed_jobs() returns table (id uuid, fila text, falhou_em timestamptz, tentativas int, erro text)
language plpgsql stable as $$
begin
  if to_regclass('pgboss.job') is not null then
    return query select j.id, coalesce(j.source_name, j.name), j.created_on, coalesce(j.source_retry_count, 0) + 1,
      regexp_replace(regexp_replace(left(split_part(coalesce(j.source_output ->> 'message', j.source_output #>> '{value,message}', 'Sem texto'),
        E'\n', 1), 200), '\d{3}\.?\d{3}\.?\d{3}-?\d{2}', '[cpf]', 'g'), '[[:alnum:]_.+-]+@[[:alnum:].-]+', '[e-mail]', 'g')
    from pgboss.job j where j.name = 'dead-letters' and j.state < 'active';
  end if;
end $$;
