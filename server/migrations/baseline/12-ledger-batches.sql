-- The ledger's set-based operations. Accounts are locked in id order, then read again: what the first look found is only a hint.
-- Entry ids are drawn beforehand, so that no common table expression is joined to another: the planner knows nothing of their
-- sizes, and a nested loop over twenty thousand rows takes minutes.

-- Expires every lot due of up to p_limit accounts (all when null), one entry for each lot, in few statements.
create function ledger_expire(p_holder_type text, p_currency text, p_lot_id bigint, p_limit int, p_regra jsonb, p_ator text,
  p_today date, p_now timestamptz, out accounts int, out lots int, out total numeric) language plpgsql as $$
declare
  locked bigint[];
begin
  locked := array(
    select distinct l.account_id from lots l join accounts a on a.id = l.account_id
    where l.restante > 0 and l.vence_em < p_today and (p_lot_id is null or l.id = p_lot_id)
      and (p_holder_type is null or a.holder_type = p_holder_type) and (p_currency is null or a.currency = p_currency)
    order by 1 limit p_limit);
  perform from accounts a where a.id = any (locked) order by a.id for no key update;
  with due as materialized (
    select x.*, nextval('entries_id_seq') as entry_id from (
      select l.id, l.account_id, l.restante, l.vence_em, l.version + 1 as lot_step, a.balance, a.debt, a.version,
        row_number() over w as step, sum(l.restante) over w as upto
      from lots l join accounts a on a.id = l.account_id
      where l.account_id = any (locked) and l.restante > 0 and l.vence_em < p_today and (p_lot_id is null or l.id = p_lot_id)
      window w as (partition by l.account_id order by l.vence_em, l.id) order by l.account_id, step
    ) x
  ), moved as (
    update accounts a set balance = a.balance - d.total, version = a.version + d.steps
    from (select account_id, sum(restante) as total, count(*) as steps from due group by account_id) d where a.id = d.account_id
  ), written as (
    insert into entries (id, account_id, seq, type, valor, balance_after, debt_after, loss, origem_tipo, origem_id, idempotency_key,
      regra, ator, dia, criado_em)
    select d.entry_id, d.account_id, d.version + d.step, 'EXPIRACAO', -d.restante, d.balance - d.upto, d.debt, 0, 'LOTE', d.id::text,
      'expira:lote:' || d.id || ':' || to_char(d.vence_em, 'YYYY-MM-DD'), p_regra, p_ator, p_today, p_now
    from due d
  ), emptied as (
    update lots l set restante = 0, version = d.lot_step from due d where l.id = d.id
  ), taken as (
    insert into consumptions (entry_id, lot_id, seq, valor, remaining_after)
    select d.entry_id, d.id, d.lot_step, d.restante, 0 from due d
  )
  select count(distinct d.account_id), count(*), coalesce(sum(d.restante), 0.00) into accounts, lots, total from due d;
end $$;

-- Returns what expired in the runs of one day and was not returned since: one credit and one new lot for each, debt paid first.
create function ledger_reactivate(p_run_day date, p_grace_days int, p_holder_type text, p_currency text, p_limit int, p_regra jsonb,
  p_ator text, p_today date, p_now timestamptz, out accounts int, out lots int, out total numeric) language plpgsql as $$
declare
  locked bigint[];
begin
  locked := array(
    select distinct e.account_id from entries e join accounts a on a.id = e.account_id
    where e.type = 'EXPIRACAO' and e.dia = p_run_day
      and -e.valor > (select coalesce(sum(r.valor), 0) from entries r where r.reverses_entry_id = e.id)
      and (p_holder_type is null or a.holder_type = p_holder_type) and (p_currency is null or a.currency = p_currency)
    order by 1 limit p_limit);
  perform from accounts a where a.id = any (locked) order by a.id for no key update;
  with due as materialized (
    select x.*, nextval('entries_id_seq') as entry_id,
      -- Of this step, what the debt left by the earlier steps does not swallow.
      x.valor - least(x.valor, greatest(0, x.debt - (x.upto - x.valor))) as rest
    from (
      select y.*, row_number() over w as step, sum(y.valor) over w as upto from (
        select e.id, e.account_id, -e.valor - (select coalesce(sum(r.valor), 0) from entries r where r.reverses_entry_id = e.id) as valor,
          a.balance, a.debt, a.version, o.id as lot_id,
          coalesce(o.origin_lot_id, o.id) as origin_lot_id, o.disponivel_em, o.vence_em, o.campanha_id
        from entries e join accounts a on a.id = e.account_id
          join consumptions c on c.entry_id = e.id join lots o on o.id = c.lot_id
        where e.type = 'EXPIRACAO' and e.dia = p_run_day and e.account_id = any (locked)
      ) y where y.valor > 0
      window w as (partition by y.account_id order by y.id) order by y.account_id, step
    ) x
  ), moved as (
    update accounts a set balance = a.balance + d.total, debt = greatest(0, a.debt - d.total), version = a.version + d.steps
    from (select account_id, sum(valor) as total, count(*) as steps from due group by account_id) d where a.id = d.account_id
  ), written as (
    insert into entries (id, account_id, seq, type, valor, balance_after, debt_after, loss, origem_tipo, origem_id, idempotency_key,
      reverses_entry_id, regra, ator, dia, criado_em)
    select d.entry_id, d.account_id, d.version + d.step, 'REATIVACAO', d.valor, d.balance + d.upto, greatest(0, d.debt - d.upto), 0,
      'LOTE', d.lot_id::text, 'reativa:' || d.id, d.id, p_regra, p_ator, p_today, p_now
    from due d
  ), made as (
    insert into lots (account_id, credit_entry_id, origin_lot_id, valor, restante, disponivel_em, vence_em, campanha_id)
    select d.account_id, d.entry_id, d.origin_lot_id, d.rest, d.rest, d.disponivel_em, greatest(d.vence_em, p_today + p_grace_days),
      d.campanha_id
    from due d where d.rest > 0 order by d.entry_id
  )
  select count(distinct d.account_id), count(*), coalesce(sum(d.valor), 0.00) into accounts, lots, total from due d;
end $$;

-- Many credits at once, as the imports make them: a JSON array of rows with the arguments of ledger_credit. Rows whose key is known
-- with the same payload are skipped and counted as replayed. A batch does not repeat a key.
create function ledger_credit_many(p_rows jsonb, p_ator text, p_today date, p_now timestamptz,
  out created int, out replayed int, out total numeric) language plpgsql as $$
declare
  refused text;
  fresh jsonb;
begin
  select r.idempotency_key into refused from jsonb_to_recordset(p_rows) as r(valor numeric, idempotency_key text)
  where r.valor is null or r.valor = 'NaN' or r.valor <= 0 or r.valor >= 1e12 or r.valor <> round(r.valor, 2) limit 1;
  if found then
    raise exception 'LEDGER_INVALID_VALUE' using detail = coalesce(refused, 'null');
  end if;
  insert into accounts (holder_type, holder_id, currency, network_id)
  select distinct on (r.holder_type, r.holder_id, r.currency) r.holder_type, r.holder_id, r.currency, r.network_id
  from jsonb_to_recordset(p_rows) as r(holder_type text, holder_id int, currency text, network_id int)
  where not exists (select from accounts a
    where a.holder_type = r.holder_type and a.holder_id = r.holder_id and a.currency = r.currency)
  order by r.holder_type, r.holder_id, r.currency
  on conflict (holder_type, holder_id, currency) do nothing;
  perform from accounts a where a.id in (
    select b.id from jsonb_to_recordset(p_rows) as r(holder_type text, holder_id int, currency text)
    join accounts b using (holder_type, holder_id, currency)) order by a.id for no key update;
  select fresh_rows, skipped into fresh, replayed from ledger_unwritten(p_rows) as u(fresh_rows, skipped);
  with input as materialized (
    select x.*, nextval('entries_id_seq') as entry_id, x.valor - least(x.valor, greatest(0, x.debt - (x.upto - x.valor))) as rest
    from (
      select r.*, a.id as account_id, a.balance, a.debt, a.version, row_number() over w as step, sum(r.valor) over w as upto
      from rows from (jsonb_to_recordset(fresh) as (holder_type text, holder_id int, currency text, valor numeric, type text,
          origem_tipo text, origem_id text, idempotency_key text, vence_em date, disponivel_em timestamptz, campanha_id int, regra jsonb))
        with ordinality as r(holder_type, holder_id, currency, valor, type, origem_tipo, origem_id, idempotency_key, vence_em,
          disponivel_em, campanha_id, regra, position)
      join accounts a using (holder_type, holder_id, currency)
      window w as (partition by a.id order by r.position) order by a.id, step
    ) x
  ), moved as (
    update accounts a set balance = a.balance + i.total, debt = greatest(0, a.debt - i.total), version = a.version + i.steps
    from (select account_id, sum(valor) as total, count(*) as steps from input group by account_id) i where a.id = i.account_id
  ), written as (
    insert into entries (id, account_id, seq, type, valor, balance_after, debt_after, loss, origem_tipo, origem_id, idempotency_key,
      regra, ator, dia, criado_em)
    select i.entry_id, i.account_id, i.version + i.step, i.type, i.valor, i.balance + i.upto, greatest(0, i.debt - i.upto), 0,
      i.origem_tipo, i.origem_id, i.idempotency_key, coalesce(i.regra, '{}'), p_ator, p_today, p_now
    from input i
  ), made as (
    insert into lots (account_id, credit_entry_id, valor, restante, disponivel_em, vence_em, campanha_id)
    select i.account_id, i.entry_id, i.rest, i.rest, coalesce(i.disponivel_em, p_now), i.vence_em, i.campanha_id
    from input i where i.rest > 0 order by i.entry_id
  )
  select count(*), coalesce(sum(i.valor), 0.00) into created, total from input i;
end $$;

-- The rows of a batch that are not written yet; refuses keys repeated inside it or known with another payload.
create function ledger_unwritten(p_rows jsonb, out fresh jsonb, out skipped int) language plpgsql as $$
declare
  reused text;
begin
  select r.item ->> 'idempotency_key' into reused from jsonb_array_elements(p_rows) as r(item)
  group by 1 having count(*) > 1 limit 1;
  if found then
    raise exception 'LEDGER_KEY_REUSED' using detail = reused;
  end if;
  -- The key index is probed row by row in a scalar subquery: whatever the planner believes about the JSON, it never scans the entries.
  select count(*) into skipped from jsonb_array_elements(p_rows) as r(item)
  where (select e.id from entries e where e.idempotency_key = r.item ->> 'idempotency_key') is not null;
  fresh := p_rows;
  if skipped = 0 then
    return;
  end if;
  select e.idempotency_key into reused
  from jsonb_to_recordset(p_rows) as r(holder_type text, holder_id int, currency text, valor numeric, type text, origem_tipo text,
    origem_id text, idempotency_key text, vence_em date, campanha_id int)
  join entries e on e.idempotency_key = r.idempotency_key
  join accounts a on a.id = e.account_id
  left join lots l on l.credit_entry_id = e.id
  where (a.holder_type, a.holder_id, a.currency, e.valor, e.type, e.origem_tipo, e.origem_id)
      is distinct from (r.holder_type, r.holder_id, r.currency, r.valor, r.type, r.origem_tipo, r.origem_id)
    or (l.id is not null and (l.vence_em, l.campanha_id) is distinct from (r.vence_em, r.campanha_id))
  limit 1;
  if found then
    raise exception 'LEDGER_KEY_REUSED' using detail = reused;
  end if;
  select coalesce(jsonb_agg(r.item order by r.position), '[]') into fresh
  from jsonb_array_elements(p_rows) with ordinality as r(item, position)
  where (select e.id from entries e where e.idempotency_key = r.item ->> 'idempotency_key') is null;
end $$;
