-- Undoes the expiry of a credit's lots up to p_amount, for ledger_reverse, and answers how much it undid. The caller holds the lock of the account.
create or replace function ledger_undo_expiry(p_account accounts, p_credit_entry_id bigint, p_amount numeric, p_key text,
  p_rule jsonb, p_actor text, p_today date, p_now timestamptz) returns numeric language plpgsql as $$
declare
  expiry record;
  part numeric;
  undone numeric := 0;
begin
  for expiry in
    select e.id, c.lot_id, ledger_outstanding(e.id) as outstanding, e.origem_tipo, e.origem_id
    from consumptions c join entries e on e.id = c.entry_id
    where c.lot_id in (select ledger_own_lots(p_credit_entry_id)) and e.type = 'EXPIRACAO' order by e.id
  loop
    part := least(expiry.outstanding, p_amount - undone);
    continue when part <= 0;
    perform ledger_give_back(
      ledger_append(p_account.id, part, p_account.debt, 0, expiry.id, 'ESTORNO_EXPIRACAO', expiry.origem_tipo, expiry.origem_id,
        'estorna-expiracao:' || expiry.id || ':' || p_key, p_rule, p_actor, p_today, p_now),
      expiry.lot_id, part);
    undone := undone + part;
  end loop;
  return undone;
end $$;
