-- The lots of a credit, and those that replaced them after a cancelled redemption or a reactivation.
create or replace function ledger_own_lots(p_entry_id bigint) returns setof bigint language sql stable as $$
  select id from lots where credit_entry_id = p_entry_id
  union all
  select d.id from lots o join lots d on d.origin_lot_id = o.id where o.credit_entry_id = p_entry_id
$$;
