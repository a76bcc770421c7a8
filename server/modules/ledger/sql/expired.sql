-- What of an account passed its day without use: written off and not given back since, or lapsed and not written off yet.
create or replace function ledger_expired(p_account_id bigint, p_today date) returns numeric language plpgsql stable as $$
begin
  return coalesce((select sum(l.restante) from lots l
      where l.account_id = p_account_id and l.restante > 0 and l.vence_em < p_today), 0.00)
    + coalesce((select sum(ledger_outstanding(e.id)) from entries e
      where e.account_id = p_account_id and e.type = 'EXPIRACAO'), 0.00);
end $$;
