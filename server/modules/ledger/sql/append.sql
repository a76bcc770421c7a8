-- Writes an entry of an account and answers its id. The account is updated first, because the trigger on new entries
-- compares them with its version. The caller holds the lock of the account.
-- Refuses: LEDGER_KEY_REUSED.
create or replace function ledger_append(p_account_id bigint, p_amount numeric, p_debt_after numeric, p_loss numeric, p_reverses bigint,
  p_type text, p_origin_type text, p_origin_id text, p_key text, p_rule jsonb, p_actor text, p_today date, p_now timestamptz)
returns bigint language plpgsql as $$
declare
  account accounts;
  entry_id bigint;
begin
  update accounts set balance = balance + p_amount, debt = p_debt_after, version = version + 1
  where id = p_account_id returning * into account;
  insert into entries (account_id, seq, type, valor, balance_after, debt_after, loss, origem_tipo, origem_id, idempotency_key,
    reverses_entry_id, regra, ator, dia, criado_em)
  values (p_account_id, account.version, p_type, p_amount, account.balance, p_debt_after, p_loss, p_origin_type, p_origin_id, p_key,
    p_reverses, p_rule, p_actor, p_today, p_now)
  -- An operation on another account, under another lock, may have taken the key meanwhile: only this finds it.
  on conflict (idempotency_key) do nothing returning id into entry_id;
  if entry_id is null then
    raise exception 'LEDGER_KEY_REUSED' using detail = p_key;
  end if;
  return entry_id;
end $$;
