-- Credits an account, which it locks: the debt is paid first and the rest becomes a lot. A repeated key answers the first entry again.
-- Refuses: LEDGER_INVALID_VALUE, LEDGER_KEY_REUSED.
create or replace function ledger_credit(p_holder_type text, p_holder_id int, p_currency text, p_network_id int, p_valor numeric,
  p_type text, p_origem_tipo text, p_origem_id text, p_key text, p_vence_em date, p_disponivel_em timestamptz, p_campanha_id int,
  p_regra jsonb, p_ator text, p_today date, p_now timestamptz) returns ledger_answer language plpgsql as $$
declare
  account accounts;
  prior entries;
  entry_id bigint;
  paid numeric;
begin
  perform ledger_check_value(p_valor);
  account := ledger_lock_account(p_holder_type, p_holder_id, p_currency, p_network_id);
  select * into prior from entries where idempotency_key = p_key;
  if found then
    if (prior.account_id, prior.type, prior.valor, prior.origem_tipo, prior.origem_id)
        is distinct from (account.id, p_type, p_valor, p_origem_tipo, p_origem_id)
      or exists (select from lots l where l.credit_entry_id = prior.id
        and (l.vence_em, l.campanha_id) is distinct from (p_vence_em, p_campanha_id))
    then
      raise exception 'LEDGER_KEY_REUSED' using detail = p_key;
    end if;
    return ledger_result(prior.id, true, p_today, p_now);
  end if;
  paid := least(account.debt, p_valor);
  entry_id := ledger_append(account.id, p_valor, account.debt - paid, 0, null, p_type, p_origem_tipo, p_origem_id, p_key, p_regra,
    p_ator, p_today, p_now);
  if p_valor > paid then
    insert into lots (account_id, credit_entry_id, valor, restante, disponivel_em, vence_em, campanha_id)
    values (account.id, entry_id, p_valor - paid, p_valor - paid, coalesce(p_disponivel_em, p_now), p_vence_em, p_campanha_id);
  end if;
  return ledger_result(entry_id, false, p_today, p_now);
end $$;
