-- Imports other than sales (beyond C10): rows wait here, typed by their readers, and are judged and applied set by set.

-- Rows read from a spreadsheet and not yet decided. A chunk deletes what it decides, so whatever is here is still to do.
create table import_staged (
  import_id int not null,
  linha int not null,
  -- The cells as they were understood, in the order of the definition's columns; null where they could not be.
  valores text[] not null,
  -- What reading the cells already refused.
  coluna text,
  valor text,
  erro text,
  -- The cells as they were read, a JSON array.
  conteudo text not null,
  primary key (import_id, linha)
);

-- What an import did to a row of another table, so that it can be undone: its columns before (null: it was not there) and after.
create table import_changes (
  import_id int not null references imports (id) on delete cascade,
  row_id int not null,
  antes jsonb,
  depois jsonb not null,
  -- What the definition keeps besides, such as a value that was in force.
  extra jsonb,
  primary key (import_id, row_id)
);
create index import_changes_row_id_index on import_changes (row_id);

-- The same bytes are one import, until it is undone.
create unique index imports_once on imports (tipo, sha256, escopo) where estado <> 'DESFEITA';

-- One row for each purchase that spreadsheets tell of: a longer file of the same year corrects it instead of counting it again.
create unique index purchases_imported_once on purchases (network_id, coalesce(store_id, 0), product_id, data_pedido)
  where import_id is not null;
create index purchases_import_id_index on purchases (import_id) where import_id is not null;

-- Takes many credits back at once, whole, each under its key; refused when any of their points were spent, expired or taken back. The
-- same entries, lots and consumptions that ledger_reverse would write one by one, in one statement for all of them.
create function ledger_reverse_whole(p_entries bigint[], p_keys text[], p_type text, p_regra jsonb, p_ator text, p_today date, p_now timestamptz)
returns int language plpgsql as $$
declare
  reversed int;
begin
  perform from accounts a where a.id in (select e.account_id from entries e where e.id = any (p_entries)) order by a.id for no key update;
  if exists (
    select from unnest(p_entries) as t(id) join entries e on e.id = t.id
    where e.valor <= 0 or (select count(*) = 1 and bool_and(l.restante = e.valor) from lots l where l.credit_entry_id = e.id) is not true
      or exists (select from entries r where r.reverses_entry_id = e.id)
  ) then
    raise exception 'LEDGER_POINTS_SPENT';
  end if;
  with input as materialized (
    select e.id as credit_id, e.account_id, e.valor, e.origem_tipo, e.origem_id, t.key, nextval('entries_id_seq') as entry_id, a.balance, a.debt,
      a.version, row_number() over w as step, sum(e.valor) over w as upto
    from unnest(p_entries, p_keys) as t(id, key) join entries e on e.id = t.id join accounts a on a.id = e.account_id
    window w as (partition by e.account_id order by e.id)
  ), moved as (
    update accounts a set balance = a.balance - i.total, version = a.version + i.steps
    from (select account_id, sum(valor) as total, count(*) as steps from input group by account_id) i where a.id = i.account_id
  ), written as (
    insert into entries (id, account_id, seq, type, valor, balance_after, debt_after, loss, origem_tipo, origem_id, idempotency_key,
      reverses_entry_id, regra, ator, dia, criado_em)
    select i.entry_id, i.account_id, i.version + i.step, p_type, -i.valor, i.balance - i.upto, i.debt, 0, i.origem_tipo, i.origem_id, i.key,
      i.credit_id, p_regra, p_ator, p_today, p_now
    from input i
  ), emptied as (
    update lots l set restante = 0, version = l.version + 1 from input i where l.credit_entry_id = i.credit_id
    returning l.id, l.version, i.entry_id, i.valor
  ), taken as (
    insert into consumptions (entry_id, lot_id, seq, valor, remaining_after) select e.entry_id, e.id, e.version, e.valor, 0 from emptied e
    returning lot_id
  )
  select count(*) into reversed from taken;
  return reversed;
end $$;

-- Of the approved sales given, those that are still what an import made of them: not cancelled, not corrected, every point there.
create function sales_untouched(p_ids int[]) returns setof int language sql stable as $$
  select p.id
  from unnest(p_ids) as i(id) join postings p on p.id = i.id
  left join lateral (select x.id, x.valor from entries x where x.idempotency_key = 'postagem:' || p.id || ':v1') e on true
  where p.status = 'APROVADA' and p.versao = 1 and p.total_pontos = coalesce(e.valor, 0) and (e.id is null or (
    (select count(*) = 1 and bool_and(l.restante = e.valor) from lots l where l.credit_entry_id = e.id)
    and (select r.id from entries r where r.reverses_entry_id = e.id limit 1) is null))
$$;

-- Why the sales of an import cannot be undone: ALTERADA when somebody has decided about one of them, USADA when points of one are
-- gone, null when nothing is in the way. With p_again what was undone before is left out, and one sale that can go is enough.
create function sales_undo_blocker(p_import_id int, p_again boolean) returns text language plpgsql stable as $$
declare
  ids int[] := array(select id from postings where import_id = p_import_id and status = 'APROVADA' and versao = 1);
  untouched int;
begin
  if not p_again and exists (
    select from postings p where p.import_id = p_import_id and (p.status <> 'APROVADA' or p.versao <> 1 or p.total_pontos <> coalesce(
      (select e.valor from entries e where e.idempotency_key = 'postagem:' || p.id || ':v1'), 0))
  ) then
    return 'ALTERADA';
  end if;
  select count(*) into untouched from sales_untouched(ids);
  return case when untouched < case when p_again then least(1, cardinality(ids)) else cardinality(ids) end then 'USADA' end;
end $$;

-- Cancels the next sales of an import after sale p_after, at most p_sales, and takes their points back. Sales that somebody has touched
-- since stay: only points that nobody has used are taken, whatever the policy of a single cancellation, for undoing a spreadsheet must
-- not leave a hundred sellers in debt. Answers the last sale looked at (null when none was left) and how many were undone.
create function sales_import_undo(p_import_id int, p_after int, p_sales int, p_staff_id int, p_today date, p_now timestamptz,
  out ultima int, out desfeitas int) language plpgsql as $$
declare
  ids int[];
begin
  -- Found by the import's own index (offset 0: the order of the ids would be had from the primary key, past everybody's sales), then
  -- locked, postings before accounts as when one sale is cancelled; what has changed meanwhile falls out of sales_untouched.
  ids := array(select x.id from (
      select p.id from postings p where p.import_id = p_import_id and p.id > p_after and p.status = 'APROVADA' and p.versao = 1 offset 0) x
    order by x.id limit p_sales);
  perform from postings p where p.id = any (ids) order by p.id for update;
  ultima := ids[cardinality(ids)];
  perform from accounts a where a.id in (
    select e.account_id from unnest(ids) as i(id) join entries e on e.idempotency_key = 'postagem:' || i.id || ':v1') order by a.id for no key update;
  ids := array(select sales_untouched(ids) order by 1);
  perform ledger_reverse_whole(array_agg(e.id order by e.id), array_agg('estorno:postagem:' || i.id || ':v1' order by e.id), 'ESTORNO',
    jsonb_build_object('politica', 'SOMENTE_LIVRES', 'importacao', p_import_id), 'staff:' || p_staff_id, p_today, p_now)
  from unnest(ids) as i(id) join entries e on e.idempotency_key = 'postagem:' || i.id || ':v1';
  update postings set status = 'CANCELADA', cancelado_por_id = p_staff_id, cancelado_em = p_now, versao = versao + 1 where id = any (ids);
  get diagnostics desfeitas = row_count;
  update imports set desfeitas = imports.desfeitas + sales_import_undo.desfeitas where id = p_import_id;
end $$;
