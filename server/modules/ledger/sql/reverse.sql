-- Takes a credit back, in whole or in part, and locks its account: from the credit's own lots first, then from the others in order of expiry.
-- p_policy decides about the rest. What had already expired was never spent, so its expiry is undone first: nobody pays for it twice, and no
-- later reactivation returns it.
-- Refuses: LEDGER_ENTRY_NOT_FOUND, LEDGER_KEY_REUSED, LEDGER_NOT_A_CREDIT, LEDGER_INVALID_POLICY, LEDGER_ALREADY_REVERSED,
-- LEDGER_INVALID_VALUE, LEDGER_REVERSAL_TOO_LARGE, LEDGER_POINTS_SPENT.
create or replace function ledger_reverse(p_entry_id bigint, p_valor numeric, p_policy text, p_type text, p_origem_tipo text, p_origem_id text,
  p_key text, p_regra jsonb, p_ator text, p_today date, p_now timestamptz) returns ledger_answer language plpgsql as $$
declare
  target entries;
  account accounts;
  prior entries;
  amount numeric;
  own numeric;
  expired numeric;
  others numeric;
  missing numeric;
  entry_id bigint;
begin
  select * into target from entries where id = p_entry_id;
  if not found then
    raise exception 'LEDGER_ENTRY_NOT_FOUND';
  end if;
  select * into account from accounts where id = target.account_id for no key update;
  p_origem_tipo := coalesce(p_origem_tipo, target.origem_tipo);
  p_origem_id := coalesce(p_origem_id, target.origem_id);
  select * into prior from entries where idempotency_key = p_key;
  if found then
    -- A repeated call without an amount means what was left before the first one.
    if (prior.reverses_entry_id, prior.type, prior.origem_tipo, prior.origem_id)
        is distinct from (p_entry_id, p_type, p_origem_tipo, p_origem_id)
      or prior.loss - prior.valor is distinct from coalesce(p_valor, target.valor - (
        select coalesce(sum(r.loss - r.valor), 0) from entries r where r.reverses_entry_id = p_entry_id and r.seq < prior.seq))
    then
      raise exception 'LEDGER_KEY_REUSED' using detail = p_key;
    end if;
    return ledger_result(prior.id, true, p_today, p_now);
  end if;
  if target.valor <= 0 or target.reverses_entry_id is not null then
    raise exception 'LEDGER_NOT_A_CREDIT';
  end if;
  if p_policy not in ('SALDO_NEGATIVO', 'DENTRO_DO_SALDO', 'SOMENTE_LIVRES') then
    raise exception 'LEDGER_INVALID_POLICY' using detail = p_policy;
  end if;
  if ledger_outstanding(p_entry_id) = 0 then
    raise exception 'LEDGER_ALREADY_REVERSED';
  end if;
  amount := coalesce(p_valor, ledger_outstanding(p_entry_id));
  perform ledger_check_value(amount);
  if amount > ledger_outstanding(p_entry_id) then
    raise exception 'LEDGER_REVERSAL_TOO_LARGE' using detail = ledger_outstanding(p_entry_id)::text;
  end if;
  select coalesce(sum(restante), 0) into own from lots where id in (select ledger_own_lots(p_entry_id));
  expired := 0;
  if amount > own then
    expired := ledger_undo_expiry(account, p_entry_id, amount - own, p_key, p_regra, p_ator, p_today, p_now);
  end if;
  own := least(amount, own + expired);
  select least(amount - own, coalesce(sum(restante), 0)) into others from lots
  where account_id = account.id and restante > 0 and (vence_em is null or vence_em >= p_today)
    and id not in (select ledger_own_lots(p_entry_id));
  missing := amount - own - others;
  if p_policy = 'SOMENTE_LIVRES' and own < amount then
    raise exception 'LEDGER_POINTS_SPENT';
  end if;
  entry_id := case when p_policy = 'DENTRO_DO_SALDO'
    then ledger_append(account.id, missing - amount, account.debt, missing, p_entry_id, p_type, p_origem_tipo, p_origem_id, p_key, p_regra,
      p_ator, p_today, p_now)
    else ledger_append(account.id, -amount, account.debt + missing, 0, p_entry_id, p_type, p_origem_tipo, p_origem_id, p_key, p_regra,
      p_ator, p_today, p_now) end;
  perform ledger_take(account.id, entry_id, own, p_today, null, null, p_entry_id);
  perform ledger_take(account.id, entry_id, others, p_today, null, null, null);
  return ledger_result(entry_id, false, p_today, p_now);
end $$;
