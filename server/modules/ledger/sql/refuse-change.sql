create or replace function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'LEDGER_APPEND_ONLY' using detail = tg_op || ' on ' || tg_table_name;
end $$;
