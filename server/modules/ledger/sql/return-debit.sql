-- Gives a debit back, once, and locks its account. The debt is paid first, with what would expire soonest; the rest returns to the lots it came
-- from. What came from a lot that expires within p_grace_days becomes a lot of its own with a new day: the old lot must not live longer.
-- Refuses: LEDGER_ENTRY_NOT_FOUND, LEDGER_KEY_REUSED, LEDGER_NOT_A_DEBIT, LEDGER_ALREADY_RETURNED.
create or replace function ledger_return_debit(p_entry_id bigint, p_grace_days int, p_type text, p_origem_tipo text, p_origem_id text,
  p_key text, p_regra jsonb, p_ator text, p_today date, p_now timestamptz) returns ledger_answer language plpgsql as $$
declare
  target entries;
  account accounts;
  prior entries;
  entry_id bigint;
  paid numeric;
  part numeric;
  source record;
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
    if (prior.reverses_entry_id, prior.type, prior.origem_tipo, prior.origem_id)
      is distinct from (p_entry_id, p_type, p_origem_tipo, p_origem_id)
    then
      raise exception 'LEDGER_KEY_REUSED' using detail = p_key;
    end if;
    return ledger_result(prior.id, true, p_today, p_now);
  end if;
  if target.valor >= 0 or target.reverses_entry_id is not null or target.type = 'EXPIRACAO' then
    raise exception 'LEDGER_NOT_A_DEBIT';
  end if;
  if ledger_outstanding(p_entry_id) = 0 then
    raise exception 'LEDGER_ALREADY_RETURNED';
  end if;
  paid := least(account.debt, -target.valor);
  entry_id := ledger_append(account.id, -target.valor, account.debt - paid, 0, p_entry_id, p_type, p_origem_tipo, p_origem_id, p_key,
    p_regra, p_ator, p_today, p_now);
  for source in
    select l.*, c.valor as taken from consumptions c join lots l on l.id = c.lot_id
    where c.entry_id = p_entry_id order by l.vence_em nulls last, l.id
  loop
    part := greatest(0, source.taken - paid);
    paid := paid - (source.taken - part);
    continue when part = 0;
    if source.vence_em is null or source.vence_em >= p_today + p_grace_days then
      perform ledger_give_back(entry_id, source.id, part);
    else
      insert into lots (account_id, credit_entry_id, origin_lot_id, valor, restante, disponivel_em, vence_em, campanha_id)
      values (account.id, entry_id, coalesce(source.origin_lot_id, source.id), part, part, source.disponivel_em,
        p_today + p_grace_days, source.campanha_id);
    end if;
  end loop;
  return ledger_result(entry_id, false, p_today, p_now);
end $$;
