import type { Database } from '../../platform/db/database.ts';
import { openTestDatabase } from '../../test/database.ts';
import type { Holder } from './ledger.types.ts';
import type { LedgerContext } from './ledger-context.ts';
import { ledgerTruths } from './ledger-truths.ts';

/** A ledger for one test file: its own database, a movable clock, and new holders and keys on request. */
export async function openLedger(options?: { maxConnections?: number }) {
  const database = await openTestDatabase(options);
  let day = '2026-03-10';
  let count = 0;
  const clock = { now: () => new Date(`${day}T15:00:00Z`), today: () => day };
  return {
    database,
    close: () => database.close(),
    moveTo(next: string) {
      day = next;
    },
    today: () => day,
    /** One operation in its own transaction. */
    act: <T>(work: (ctx: LedgerContext) => Promise<T>): Promise<T> => database.transaction((tx) => work({ sql: tx.sql, clock })),
    holder: (): Holder => ({ holderType: 'SELLER', holderId: ++count, currency: 'PONTO', networkId: 1 }),
    /** A new document with its key. */
    document: () => ({ origemTipo: 'TESTE', origemId: String(++count), idempotencyKey: `teste:${count}` }),
    broken: () => brokenInvariants(database),
  };
}

/** Names and first rows of the violated invariants. */
async function brokenInvariants(database: Database): Promise<unknown[]> {
  const broken: unknown[] = [];
  for (const { name, sql } of ledgerTruths) {
    const rows = await database.read(sql);
    if (rows.length > 0) broken.push({ name, first: rows[0] });
  }
  return broken;
}
