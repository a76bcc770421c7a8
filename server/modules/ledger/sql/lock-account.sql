-- Locks an account and answers it; a holder's first account is created. FOR NO KEY UPDATE excludes every other operation on its money, but not
-- the foreign key checks of rows that refer to it.
create or replace function ledger_lock_account(p_holder_type text, p_holder_id int, p_currency text, p_network_id int) returns accounts
language plpgsql as $$
declare
  account accounts;
begin
  select * into account from accounts
  where holder_type = p_holder_type and holder_id = p_holder_id and currency = p_currency for no key update;
  if not found then
    insert into accounts (holder_type, holder_id, currency, network_id)
    values (p_holder_type, p_holder_id, p_currency, p_network_id)
    on conflict (holder_type, holder_id, currency) do nothing;
    select * into account from accounts
    where holder_type = p_holder_type and holder_id = p_holder_id and currency = p_currency for no key update;
  end if;
  return account;
end $$;
