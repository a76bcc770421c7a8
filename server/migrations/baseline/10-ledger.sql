-- The ledger's guarantees (docs/ledger.md). What these refuse cannot be committed by any code, nor by hand.

alter table accounts
  add constraint accounts_holder_type check (holder_type in ('SELLER', 'CONSUMER')),
  add constraint accounts_currency check (currency in ('PONTO', 'BRL')),
  -- NaN passes every >= in PostgreSQL, so it is named.
  add constraint accounts_amounts check (balance <> 'NaN' and debt <> 'NaN' and debt >= 0 and balance >= -debt and version >= 0);
alter table entries
  add constraint entries_reverses foreign key (reverses_entry_id) references entries (id) on delete restrict,
  add constraint entries_type check (type ~ '^[A-Z_]{2,40}$'),
  -- Only the batch expires: reversals and reactivations read an EXPIRACAO as "one whole lot".
  add constraint entries_expiry check (type <> 'EXPIRACAO' or idempotency_key like 'expira:lote:%'),
  add constraint entries_amounts check (
    valor <> 'NaN' and balance_after <> 'NaN' and debt_after <> 'NaN' and debt_after >= 0 and loss <> 'NaN' and loss >= 0 and seq > 0
    and (reverses_entry_id is not null or (valor <> 0 and loss = 0)));
alter table lots
  add constraint lots_origin foreign key (origin_lot_id) references lots (id) on delete restrict,
  add constraint lots_amounts check (valor <> 'NaN' and valor > 0 and restante <> 'NaN' and restante between 0 and valor and version >= 0);
alter table consumptions
  add constraint consumptions_amounts check (
    valor <> 'NaN' and valor > 0 and remaining_after <> 'NaN' and remaining_after >= 0 and seq > 0);

-- FEFO reads the open lots of one account in their order; the batch finds what is due without reading the rest.
create index lots_open on lots (account_id, vence_em, id) where restante > 0;
create index lots_due on lots (vence_em) where restante > 0;
create index lots_by_origin on lots (origin_lot_id) where origin_lot_id is not null;
create index entries_reversals on entries (reverses_entry_id) where reverses_entry_id is not null;
create index entries_expiries on entries (dia, account_id) where type = 'EXPIRACAO';

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'LEDGER_APPEND_ONLY' using detail = tg_op || ' on ' || tg_table_name;
end $$;

create trigger entries_append_only before update or delete or truncate on entries
  for each statement execute function ledger_refuse_change();
create trigger consumptions_append_only before update or delete or truncate on consumptions
  for each statement execute function ledger_refuse_change();
create trigger lots_stay before delete or truncate on lots for each statement execute function ledger_refuse_change();
create trigger lots_terms_stay before update of id, account_id, credit_entry_id, origin_lot_id, valor, disponivel_em, vence_em, campanha_id
  on lots for each statement execute function ledger_refuse_change();
create trigger accounts_stay before delete or truncate on accounts for each statement execute function ledger_refuse_change();
create trigger accounts_holder_stays before update of id, holder_type, holder_id, currency
  on accounts for each statement execute function ledger_refuse_change();

-- New rows, once per statement, looked up in scalar subqueries: an index probe for each, whatever the planner believes. The
-- functions move the account first and its entries after, the lot first and its consumptions after: so every new row lies in the
-- range that the deferred check of its parent is going to walk at commit.
create function ledger_check_new_entries() returns trigger language plpgsql as $$
begin
  if exists (
    select from added n
    where n.seq > coalesce((select a.version from accounts a where a.id = n.account_id), 0)
      or n.transaction_id <> pg_current_xact_id()::text::bigint
  ) then
    raise exception 'LEDGER_OUT_OF_BALANCE' using detail = 'entry without its account';
  end if;
  return null;
end $$;
create trigger entries_join_account after insert on entries
  referencing new table as added for each statement execute function ledger_check_new_entries();

create function ledger_check_new_lots() returns trigger language plpgsql as $$
begin
  if exists (
    select from added n
    where n.restante <> n.valor or n.version <> 0
      or (select e.account_id = n.account_id and e.valor > 0 and e.transaction_id = pg_current_xact_id()::text::bigint
        from entries e where e.id = n.credit_entry_id) is not true
      or (n.origin_lot_id is not null
        and n.account_id is distinct from (select o.account_id from lots o where o.id = n.origin_lot_id))
  ) then
    raise exception 'LEDGER_OUT_OF_BALANCE' using detail = 'lot without its credit';
  end if;
  return null;
end $$;
create trigger lots_join_credit after insert on lots
  referencing new table as added for each statement execute function ledger_check_new_lots();

create function ledger_check_new_consumptions() returns trigger language plpgsql as $$
begin
  if exists (
    select from added n
    where (select e.account_id = l.account_id and n.seq <= l.version and n.returned = (e.valor > 0)
        and e.transaction_id = pg_current_xact_id()::text::bigint
      from entries e, lots l where e.id = n.entry_id and l.id = n.lot_id) is not true
  ) then
    raise exception 'LEDGER_OUT_OF_BALANCE' using detail = 'consumption without its lot or entry';
  end if;
  return null;
end $$;
create trigger consumptions_join_lot after insert on consumptions
  referencing new table as added for each statement execute function ledger_check_new_consumptions();

-- At commit: an account moved from (version, balance, debt) to a later one exactly by its new entries, and each of those is
-- covered by the lots it made, took from or gave back to, and by debt. What came before was verified when it was written and
-- cannot have changed, so the cost is the entries of this transaction, not the history.
create function ledger_verify_account() returns trigger language plpgsql as $$
declare
  entry record;
  version_reached int := 0;
  balance_reached numeric := 0;
  debt_reached numeric := 0;
begin
  if tg_op = 'UPDATE' then
    version_reached := old.version;
    balance_reached := old.balance;
    debt_reached := old.debt;
  end if;
  for entry in
    select e.id, e.seq, e.valor, e.balance_after, e.debt_after, e.reverses_entry_id,
      (select coalesce(sum(l.valor), 0) from lots l where l.credit_entry_id = e.id)
        + (select coalesce(sum(case when c.returned then c.valor else -c.valor end), 0) from consumptions c where c.entry_id = e.id)
        as moved
    from entries e where e.account_id = new.id and e.seq > version_reached and e.seq <= new.version order by e.seq
  loop
    if entry.seq <> version_reached + 1 or entry.balance_after <> balance_reached + entry.valor
      or entry.moved <> (entry.balance_after + entry.debt_after) - (balance_reached + debt_reached)
    then
      raise exception 'LEDGER_OUT_OF_BALANCE' using detail = 'entry ' || entry.id || ' is not covered';
    end if;
    if entry.reverses_entry_id is not null and not ledger_reversal_fits(entry.reverses_entry_id, new.id) then
      raise exception 'LEDGER_OUT_OF_BALANCE' using detail = 'entry ' || entry.id || ' reverses more than there was';
    end if;
    version_reached := entry.seq;
    balance_reached := entry.balance_after;
    debt_reached := entry.debt_after;
  end loop;
  if new.version <> version_reached or new.balance <> balance_reached or new.debt <> debt_reached then
    raise exception 'LEDGER_OUT_OF_BALANCE' using detail = 'account ' || new.id || ' differs from its entries';
  end if;
  return null;
end $$;

-- Whether all that takes an entry back has its opposite sign, its account, and together at most its size.
create function ledger_reversal_fits(p_entry_id bigint, p_account_id bigint) returns boolean language sql stable as $$
  select o.account_id = p_account_id and sum(abs(r.valor) + r.loss) <= abs(o.valor) and bool_and(r.valor * o.valor <= 0)
  from entries o join entries r on r.reverses_entry_id = o.id where o.id = p_entry_id group by o.id
$$;

create constraint trigger accounts_open_verified after insert on accounts deferrable initially deferred
  for each row when (new.version <> 0 or new.balance <> 0 or new.debt <> 0) execute function ledger_verify_account();
create constraint trigger accounts_verified after update of balance, debt, version on accounts deferrable initially deferred
  for each row execute function ledger_verify_account();

-- The same for a lot and the consumptions of this transaction.
create function ledger_verify_lot() returns trigger language plpgsql as $$
declare
  consumption record;
  version_reached int := old.version;
  remaining numeric := old.restante;
begin
  for consumption in
    select c.seq, case when c.returned then c.valor else -c.valor end as change, c.remaining_after
    from consumptions c where c.lot_id = new.id and c.seq > old.version and c.seq <= new.version order by c.seq
  loop
    remaining := remaining + consumption.change;
    if consumption.seq <> version_reached + 1 or consumption.remaining_after <> remaining then
      raise exception 'LEDGER_OUT_OF_BALANCE' using detail = 'lot ' || new.id || ' has a broken chain';
    end if;
    version_reached := consumption.seq;
  end loop;
  if new.version <> version_reached or new.restante <> remaining then
    raise exception 'LEDGER_OUT_OF_BALANCE' using detail = 'lot ' || new.id || ' differs from its consumptions';
  end if;
  return null;
end $$;
create constraint trigger lots_verified after update of restante, version on lots deferrable initially deferred
  for each row execute function ledger_verify_lot();
