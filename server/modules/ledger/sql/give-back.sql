-- Returns part of an entry's amount to a lot. The caller holds the lock of the account.
create or replace function ledger_give_back(p_entry_id bigint, p_lot_id bigint, p_amount numeric) returns void language plpgsql as $$
begin
  with filled as (
    update lots set restante = restante + p_amount, version = version + 1 where id = p_lot_id returning id, version, restante
  )
  insert into consumptions (entry_id, lot_id, seq, valor, returned, remaining_after)
  select p_entry_id, id, version, p_amount, true, restante from filled;
end $$;
