-- The shown amount of an account ("saldo", docs/ledger.md): Σ entries less what is past its day, whether or not the expiry batch wrote it off.
-- Negative while a debt is open; 0.00 for null. plpgsql rather than SQL, so that the plan is kept for the session.
create or replace function ledger_shown(p_account_id bigint, p_today date) returns numeric language plpgsql stable as $$
begin
  return coalesce((
    select a.balance - coalesce((select sum(l.restante) from lots l
      where l.account_id = a.id and l.restante > 0 and l.vence_em < p_today), 0)
    from accounts a where a.id = p_account_id), 0.00);
end $$;
