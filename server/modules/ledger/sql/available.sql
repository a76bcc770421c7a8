-- What an account may spend now: its unexpired lots that are already available, and nothing while it has a debt.
-- plpgsql rather than SQL, so that the plan is kept for the session.
create or replace function ledger_available(p_account_id bigint, p_today date, p_now timestamptz default now()) returns numeric
language plpgsql stable as $$
begin
  return (
    select coalesce(sum(l.restante), 0.00) from lots l
    where l.account_id = p_account_id and l.restante > 0 and (l.vence_em is null or l.vence_em >= p_today) and l.disponivel_em <= p_now
      and not exists (select from accounts a where a.id = p_account_id and a.debt > 0));
end $$;
