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

-- Cancels every sale of an import and takes its points back. Answers how many. Only free points are taken, whatever the policy of a
-- single cancellation: undoing a spreadsheet must not leave a hundred sellers in debt. Refuses: LEDGER_POINTS_SPENT.
create function sales_import_undo(p_import_id int, p_staff_id int, p_today date, p_now timestamptz) returns int language plpgsql as $$
declare
  target record;
  undone int := 0;
begin
  for target in
    select p.id, p.versao, e.id as entry_id
    from postings p left join entries e on e.idempotency_key = 'postagem:' || p.id || ':v' || p.versao
    where p.import_id = p_import_id and p.status = 'APROVADA' order by p.id for update of p
  loop
    if target.entry_id is not null then
      perform ledger_reverse(target.entry_id, null, 'SOMENTE_LIVRES', 'ESTORNO', null, null, 'estorno:postagem:' || target.id || ':v' || target.versao,
        jsonb_build_object('importacao', p_import_id), 'staff:' || p_staff_id, p_today, p_now);
    end if;
    undone := undone + 1;
  end loop;
  update postings set status = 'CANCELADA', cancelado_por_id = p_staff_id, cancelado_em = p_now, versao = versao + 1
  where import_id = p_import_id and status = 'APROVADA';
  return undone;
end $$;
