import { Account } from './account.entity.ts';
import { Consumption } from './consumption.entity.ts';
import { Entry } from './entry.entity.ts';
import { credit, creditMany, debit, expireDue, reactivate, returnDebit, returnDebitsOf, reverse } from './ledger.ts';
import { refuseWhilePaused } from './ledger-context.ts';
import { available, debitsPaidBy, entriesOf, lock, openLots, standing, statement } from './ledger-reads.ts';
import { Lot } from './lot.entity.ts';

/**
 * The only entry point to balances (docs/ledger.md). Operations run in the caller's transaction, lock the account first and are idempotent
 * by key. A transaction that moves several accounts first calls `lock` with all of them.
 */
export const ledger = {
  credit,
  creditMany,
  debit,
  reverse,
  returnDebit,
  returnDebitsOf,
  expireDue,
  reactivate,
  lock,
  refuseWhilePaused,
  available,
  standing,
  openLots,
  statement,
  entriesOf,
  debitsPaidBy,
};

export { Account } from './account.entity.ts';
export { Consumption } from './consumption.entity.ts';
export { Entry } from './entry.entity.ts';
export { entryTypeSet } from './entry-type-set.ts';
export type { EntryType, ReversalPolicy } from './ledger.types.ts';
export type { Standing } from './ledger-reads.ts';
export { ledgerTruths } from './ledger-truths.ts';
export { Lot } from './lot.entity.ts';
export { lapsedSql, shownOfSql, shownSql, statementLineSql } from './shown-sql.ts';

export const entities = [Account, Consumption, Entry, Lot];
