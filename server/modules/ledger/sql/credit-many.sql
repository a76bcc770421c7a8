-- Writes many credits in one statement, for imports: a JSON array of rows with the arguments of ledger_credit. Locks their accounts. A row
-- whose key is known with the same payload is skipped and counted as replayed; a batch must not repeat a key.
-- Refuses: LEDGER_INVALID_VALUE, LEDGER_KEY_REUSED.
create or replace function ledger_credit_many(p_rows jsonb, p_ator text, p_today date, p_now timestamptz,
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
