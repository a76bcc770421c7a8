-- Whether all that takes an entry back has its opposite sign, its account, and together at most its size.
create or replace function ledger_reversal_fits(p_entry_id bigint, p_account_id bigint) returns boolean language sql stable as $$
  select o.account_id = p_account_id and sum(abs(r.valor) + r.loss) <= abs(o.valor) and bool_and(r.valor * o.valor <= 0)
  from entries o join entries r on r.reverses_entry_id = o.id where o.id = p_entry_id group by o.id
$$;
