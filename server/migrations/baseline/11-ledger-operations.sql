-- One statement for each money operation (docs/ledger.md). Each locks the account row before it reads anything that it decides
-- by, under READ COMMITTED; refusals are raised as P0001 with a LEDGER_ code as the message. p_today is the São Paulo day.

-- What may be spent at this moment: unexpired lots whose time has come; nothing while a debt is open.
-- (plpgsql here and below, though one query would do in SQL: its plans are kept for the session.)
create function ledger_available(p_account_id bigint, p_today date, p_now timestamptz default now()) returns numeric
language plpgsql stable as $$
begin
  return (
    select coalesce(sum(l.restante), 0.00) from lots l
    where l.account_id = p_account_id and l.restante > 0 and (l.vence_em is null or l.vence_em >= p_today) and l.disponivel_em <= p_now
      and not exists (select from accounts a where a.id = p_account_id and a.debt > 0));
end $$;

create function ledger_check_value(p_valor numeric) returns void language plpgsql immutable as $$
begin
  if p_valor is null or p_valor = 'NaN' or p_valor <= 0 or p_valor >= 1e12 or p_valor <> round(p_valor, 2) then
    raise exception 'LEDGER_INVALID_VALUE' using detail = coalesce(p_valor::text, 'null');
  end if;
end $$;

-- NO KEY UPDATE excludes every other money operation, yet not the foreign key checks of rows that point at the account.
create function ledger_lock_account(p_holder_type text, p_holder_id int, p_currency text, p_network_id int) returns accounts
language plpgsql as $$
declare
  account accounts;
begin
  select * into account from accounts
  where holder_type = p_holder_type and holder_id = p_holder_id and currency = p_currency for no key update;
  if not found then
    insert into accounts (holder_type, holder_id, currency, network_id) values (p_holder_type, p_holder_id, p_currency, p_network_id)
    on conflict (holder_type, holder_id, currency) do nothing;
    select * into account from accounts
    where holder_type = p_holder_type and holder_id = p_holder_id and currency = p_currency for no key update;
  end if;
  return account;
end $$;

-- Writes an entry of a locked account. The account moves first (see the checks of new rows in 10-ledger.sql).
create function ledger_append(p_account_id bigint, p_valor numeric, p_debt_after numeric, p_loss numeric, p_reverses bigint, p_type text,
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

-- The lots of a credit and those that replaced them after a cancelled redemption or a reactivation.
create function ledger_own_lots(p_entry_id bigint) returns setof bigint language sql stable as $$
  select id from lots where credit_entry_id = p_entry_id
  union all
  select d.id from lots o join lots d on d.origin_lot_id = o.id where o.credit_entry_id = p_entry_id
$$;

-- Takes up to p_valor for an entry and answers how much it found. With p_own_entry_id only from the lots of that credit, whatever
-- their dates; otherwise FEFO from unexpired lots, with p_now only from those whose time has come.
create function ledger_take(p_account_id bigint, p_entry_id bigint, p_valor numeric, p_today date, p_now timestamptz,
  p_campanha_id int, p_own_entry_id bigint) returns numeric language plpgsql as $$
declare
  own bigint[] := case when p_own_entry_id is not null then array(select ledger_own_lots(p_own_entry_id)) end;
  found_valor numeric;
begin
  with free as (
    select l.id, l.restante, sum(l.restante) over (order by l.vence_em nulls last, l.id) - l.restante as before
    from lots l
    where l.account_id = p_account_id and l.restante > 0
      and case when own is null
        then (l.vence_em is null or l.vence_em >= p_today) and (p_now is null or l.disponivel_em <= p_now)
          and (p_campanha_id is null or l.campanha_id = p_campanha_id)
        else l.id = any (own) end
  ), emptied as (
    update lots l set restante = l.restante - least(f.restante, p_valor - f.before), version = l.version + 1
    from free f where l.id = f.id and f.before < p_valor
    returning l.id, l.version, l.restante, least(f.restante, p_valor - f.before) as taken
  ), written as (
    insert into consumptions (entry_id, lot_id, seq, valor, remaining_after)
    select p_entry_id, id, version, taken, restante from emptied returning valor
  )
  select coalesce(sum(valor), 0) into found_valor from written;
  return found_valor;
end $$;

create function ledger_give_back(p_entry_id bigint, p_lot_id bigint, p_valor numeric) returns void language plpgsql as $$
begin
  with filled as (
    update lots set restante = restante + p_valor, version = version + 1 where id = p_lot_id returning id, version, restante
  )
  insert into consumptions (entry_id, lot_id, seq, valor, returned, remaining_after)
  select p_entry_id, id, version, p_valor, true, restante from filled;
end $$;

-- How much of an entry has not been taken back.
create function ledger_outstanding(p_entry_id bigint) returns numeric language plpgsql stable as $$
begin
  return (
    select abs(e.valor) - coalesce((select sum(abs(r.valor) + r.loss) from entries r where r.reverses_entry_id = e.id), 0)
    from entries e where e.id = p_entry_id);
end $$;

create type ledger_answer as (entry_id bigint, account_id bigint, valor numeric, balance numeric, debt numeric, loss numeric,
  available numeric, lots jsonb, replayed boolean);

-- The answer of every operation, the same for a repeated key: balance and debt as the entry left them, available as it is now.
create function ledger_result(p_entry_id bigint, p_replayed boolean, p_today date, p_now timestamptz) returns ledger_answer
language plpgsql stable as $$
declare
  answer ledger_answer;
begin
  select e.id, e.account_id, e.valor, e.balance_after, e.debt_after, e.loss, ledger_available(e.account_id, p_today, p_now),
    coalesce((
      select jsonb_agg(jsonb_build_object('lotId', l.id, 'valor', m.valor::text, 'venceEm', l.vence_em)
        order by l.vence_em nulls last, l.id)
      from (
        select c.lot_id, c.valor from consumptions c where c.entry_id = e.id
        union all select made.id, made.valor from lots made where made.credit_entry_id = e.id
      ) m join lots l on l.id = m.lot_id
    ), '[]'), p_replayed
  into answer from entries e where e.id = p_entry_id;
  return answer;
end $$;

-- Credits pay the debt first; what is left becomes a lot.
create function ledger_credit(p_holder_type text, p_holder_id int, p_currency text, p_network_id int, p_valor numeric, p_type text,
  p_origem_tipo text, p_origem_id text, p_key text, p_vence_em date, p_disponivel_em timestamptz, p_campanha_id int, p_regra jsonb,
  p_ator text, p_today date, p_now timestamptz) returns ledger_answer language plpgsql as $$
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

-- Spends: refused whole while a debt is open or when what is available does not cover it.
create function ledger_debit(p_holder_type text, p_holder_id int, p_currency text, p_network_id int, p_valor numeric, p_type text,
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
  -- Available is never above the balance here, so an empty account is refused before anything is written.
  if account.balance >= p_valor then
    entry_id := ledger_append(account.id, -p_valor, 0, 0, null, p_type, p_origem_tipo, p_origem_id, p_key, p_regra, p_ator, p_today, p_now);
    if ledger_take(account.id, entry_id, p_valor, p_today, p_now, p_campanha_id, null) = p_valor then
      return ledger_result(entry_id, false, p_today, p_now);
    end if;
  end if;
  raise exception 'LEDGER_INSUFFICIENT_BALANCE';
end $$;

-- Takes a credit back, wholly or in part: its own lots first, then the others FEFO; p_policy says what becomes of the rest.
-- Points of the credit that already expired were never spent: their expiry is undone first, so that nobody pays for them twice
-- and no later reactivation returns them.
create function ledger_reverse(p_entry_id bigint, p_valor numeric, p_policy text, p_type text, p_origem_tipo text, p_origem_id text,
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
    -- "All that was left" means that nothing was left once the first call had run.
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

create function ledger_undo_expiry(p_account accounts, p_credit_entry_id bigint, p_valor numeric, p_key text, p_regra jsonb, p_ator text,
  p_today date, p_now timestamptz) returns numeric language plpgsql as $$
declare
  expiry record;
  part numeric;
  undone numeric := 0;
begin
  for expiry in
    select e.id, c.lot_id, ledger_outstanding(e.id) as outstanding, e.origem_tipo, e.origem_id
    from consumptions c join entries e on e.id = c.entry_id
    where c.lot_id in (select ledger_own_lots(p_credit_entry_id)) and e.type = 'EXPIRACAO' order by e.id
  loop
    part := least(expiry.outstanding, p_valor - undone);
    continue when part <= 0;
    perform ledger_give_back(
      ledger_append(p_account.id, part, p_account.debt, 0, expiry.id, 'ESTORNO_EXPIRACAO', expiry.origem_tipo, expiry.origem_id,
        'estorna-expiracao:' || expiry.id || ':' || p_key, p_regra, p_ator, p_today, p_now),
      expiry.lot_id, part);
    undone := undone + part;
  end loop;
  return undone;
end $$;

-- Gives a debit back, once: the debt is paid first, with what would expire soonest; the rest returns to the lots it came from. A lot
-- whose day is past or nearer than p_grace_days keeps its day (what is left in it must not live longer): the returned part
-- becomes a lot of its own with the new day.
create function ledger_return_debit(p_entry_id bigint, p_grace_days int, p_type text, p_origem_tipo text, p_origem_id text, p_key text,
  p_regra jsonb, p_ator text, p_today date, p_now timestamptz) returns ledger_answer language plpgsql as $$
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
