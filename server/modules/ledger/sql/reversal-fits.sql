-- Whether everything that reverses an entry is of its account, has the opposite sign and adds up to no more than the entry.
create or replace function ledger_reversal_fits(p_entry_id bigint, p_account_id bigint) returns boolean language sql stable as $$
  select o.account_id = p_account_id and sum(abs(r.valor) + r.loss) <= abs(o.valor) and bool_and(r.valor * o.valor <= 0)
  from entries o join entries r on r.reverses_entry_id = o.id where o.id = p_entry_id group by o.id
$$;
