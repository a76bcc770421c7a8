/** How one table is cut: by which column, under which primary key, and who keeps the uniqueness that a partition cannot. */
export interface Cut {
  table: string;
  /** Instants by month; for items, the posting's numbers by the month in which they were given. */
  by: string;
  primary: string;
  keys?: KeyTable;
}

/** A plain table with one row for each row of a partitioned one: what is unique over all months, and what foreign keys point at. */
interface KeyTable {
  name: string;
  /** Column and its expression over the rows that are written. */
  columns: Record<string, string>;
  /** Unique indexes by the names that refusals know. */
  unique: Record<string, string>;
  /** Of the key to its row. */
  whenDeleted: string;
  /** Whether rows change: their keys then follow. */
  changes: boolean;
}

/** The tables that grow without end. */
export const CUTS: readonly Cut[] = [
  {
    table: 'postings',
    by: 'criado_em',
    primary: 'id, criado_em',
    keys: {
      name: 'posting_keys',
      columns: {
        id: 'id',
        criado_em: 'criado_em',
        audience: 'audience',
        store_id: 'store_id',
        tipo_fiscal: 'tipo_fiscal',
        identificador_chave: 'identificador_chave',
        chave_fiscal: 'chave_fiscal',
        aprovada: "(status = 'APROVADA')",
      },
      unique: {
        postings_note: '(audience, store_id, tipo_fiscal, identificador_chave) where aprovada',
        postings_fiscal_key: '(audience, chave_fiscal) where aprovada and chave_fiscal is not null',
      },
      whenDeleted: 'cascade',
      changes: true,
    },
  },
  { table: 'posting_items', by: 'posting_id', primary: 'posting_id, id' },
  {
    table: 'entries',
    by: 'criado_em',
    primary: 'id, criado_em',
    keys: {
      name: 'entry_keys',
      columns: { id: 'id', criado_em: 'criado_em', idempotency_key: 'idempotency_key', account_id: 'account_id', seq: 'seq' },
      unique: { entries_idempotency_key_unique: '(idempotency_key)', entries_account_id_seq_unique: '(account_id, seq)' },
      whenDeleted: 'restrict',
      changes: false,
    },
  },
];

/** Entries by what is unique about them: the key names the month, so one partition is read. */
export const KNOWN = 'known_entries';

/**
 * The ledger's functions ask for entries by their id, key or account: they go through the keys. An insert cannot name an arbiter that
 * is another table's: the key table's own index refuses. A primary key of two columns no longer speaks for the others of a group.
 */
export const rewritten = (definition: string): string =>
  definition
    .replace(/\bon conflict \(idempotency_key\) do nothing(?=\s+returning id into entry_id)/g, '')
    .replace(/\bgroup by o\.id$/gm, 'group by o.id, o.account_id, o.valor')
    .replace(/\b(from|join) entries(?=( [a-z]+)?(, lots l)? (where|on) ([a-z]+\.)?(id|idempotency_key|account_id) =)/g, `$1 ${KNOWN}`);
