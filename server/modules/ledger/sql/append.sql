-- Writes an entry of a locked account. The account moves first (see the checks of new rows in 10-ledger.sql).
create or replace function ledger_append(p_account_id bigint, p_valor numeric, p_debt_after numeric, p_loss numeric, p_reverses bigint, p_type text,
  p_origem_tipo text, p_origem_id text, p_key text, p_regra jsonb, p_ator text, p_today date, p_now timestamptz)
returns bigint language plpgsql as $$
declare
  account accounts;
  entry_id bigint;
begin
  update accounts set balance = balance + p_valor, debt = p_debt_after, version = version + 1
  where id = p_account_id returning * into account;
  insert into entries (account_id, seq, type, valor, balance_after, debt_after, loss, origem_tipo, origem_id, idempotency_key,
    reverses_entry_id, regra, ator, dia, criado_em)
  values (p_account_id, account.version, p_type, p_valor, account.balance, p_debt_after, p_loss, p_origem_tipo, p_origem_id, p_key,
    p_reverses, p_regra, p_ator, p_today, p_now)
  -- Taken meanwhile by an operation on another account, under another lock: found here only.
  on conflict (idempotency_key) do nothing returning id into entry_id;
  if entry_id is null then
    raise exception 'LEDGER_KEY_REUSED' using detail = p_key;
  end if;
  return entry_id;
end $$;
