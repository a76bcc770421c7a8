-- Debits an account, which it locks: the whole amount or nothing. A repeated key answers the first entry again.
-- Refuses: LEDGER_INVALID_VALUE, LEDGER_KEY_REUSED, LEDGER_DEBT_OUTSTANDING, LEDGER_INSUFFICIENT_BALANCE.
create or replace function ledger_debit(p_holder_type text, p_holder_id int, p_currency text, p_network_id int, p_valor numeric, p_type text,
  p_origem_tipo text, p_origem_id text, p_key text, p_campanha_id int, p_regra jsonb, p_ator text, p_today date, p_now timestamptz)
returns ledger_answer language plpgsql as $$
declare
  account accounts;
  prior entries;
  entry_id bigint;
begin
  perform ledger_check_value(p_valor);
  account := ledger_lock_account(p_holder_type, p_holder_id, p_currency, p_network_id);
  select * into prior from entries where idempotency_key = p_key;
  if found then
    if (prior.account_id, prior.type, prior.valor, prior.origem_tipo, prior.origem_id)
      is distinct from (account.id, p_type, -p_valor, p_origem_tipo, p_origem_id)
    then
      raise exception 'LEDGER_KEY_REUSED' using detail = p_key;
    end if;
    return ledger_result(prior.id, true, p_today, p_now);
  end if;
  if account.debt > 0 then
    raise exception 'LEDGER_DEBT_OUTSTANDING' using detail = account.debt::text;
  end if;
  -- Without a debt, what is available never exceeds the balance: an empty account is refused before anything is written.
  if account.balance >= p_valor then
    entry_id := ledger_append(account.id, -p_valor, 0, 0, null, p_type, p_origem_tipo, p_origem_id, p_key, p_regra, p_ator,
      p_today, p_now);
    if ledger_take(account.id, entry_id, p_valor, p_today, p_now, p_campanha_id, null) = p_valor then
      return ledger_result(entry_id, false, p_today, p_now);
    end if;
  end if;
  raise exception 'LEDGER_INSUFFICIENT_BALANCE';
end $$;
