import type { Rig } from './rig.ts';

/** A bug the product does not have, planted in the drill's own database or processes to test whether the drill finds it. */
export interface Planted {
  name: string;
  /** Statements for the drill's database. */
  sql: string[];
  /** A module loaded into its api processes before the product. */
  preload?: string;
}

export const planted: readonly Planted[] = [
  {
    name: 'no lock',
    sql: [
      // The function every money operation locks with reads without locking.
      `do $$ begin execute replace(pg_get_functiondef('ledger_lock_account'::regproc), 'for no key update', ''); end $$`,
    ],
  },
  { name: 'key in a second transaction', sql: [], preload: './drill/key-in-second-transaction.ts' },
  { name: 'fiscal number not unique', sql: ['drop index postings_note', 'drop index postings_fiscal_key'] },
];

/** Plants the bug in the database. */
export async function plant(sql: Rig['sql'], { sql: statements }: Planted): Promise<void> {
  for (const statement of statements) await sql(statement);
}
