-- Trigger on the ledger's tables: entries and consumptions never change, and of lots and accounts only the running totals do.
-- Refuses: LEDGER_APPEND_ONLY.
create or replace function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'LEDGER_APPEND_ONLY' using detail = tg_op || ' on ' || tg_table_name;
end $$;
