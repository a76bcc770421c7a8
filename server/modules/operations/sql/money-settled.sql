-- Whether every operation with money that began before a committed pause has ended. It never waits, so it delays no operation.
create or replace function money_settled() returns boolean language plpgsql as $$
begin
  return pg_try_advisory_xact_lock(7202611209);
end $$;
