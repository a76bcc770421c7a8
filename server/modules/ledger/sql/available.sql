-- What may be spent at this moment: unexpired lots whose time has come; nothing while a debt is open.
-- (plpgsql here and below, though one query would do in SQL: its plans are kept for the session.)
create or replace function ledger_available(p_account_id bigint, p_today date, p_now timestamptz default now()) returns numeric
language plpgsql stable as $$
begin
  return (
    select coalesce(sum(l.restante), 0.00) from lots l
    where l.account_id = p_account_id and l.restante > 0 and (l.vence_em is null or l.vence_em >= p_today) and l.disponivel_em <= p_now
      and not exists (select from accounts a where a.id = p_account_id and a.debt > 0));
end $$;
