-- Queues with waiting or running jobs, and how long the oldest due job waits. Empty before the queue's tables exist.
create or replace function queue_states() returns table (fila text, aguardando int, agendadas int, executando int, mais_antiga timestamptz)
language plpgsql stable as $$
begin
  if to_regclass('pgboss.job') is not null then
    return query select j.name, (count(*) filter (where j.state < 'active' and j.start_after <= now()))::int,
      (count(*) filter (where j.state < 'active' and j.start_after > now()))::int, (count(*) filter (where j.state = 'active'))::int,
      min(j.start_after) filter (where j.state < 'active' and j.start_after <= now())
    from pgboss.job j where j.name <> 'dead-letters' and j.state <= 'active' group by j.name order by j.name;
  end if;
end $$;
