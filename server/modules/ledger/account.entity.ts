import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount, createdAt } from '../../platform/db/columns.ts';

/**
 * What one holder has in one currency (docs/ledger.md). The row is the lock that every money operation takes first; its
 * amounts are written by the ledger's SQL functions only and verified at commit.
 */
export const Account = defineEntity({
  name: 'Account',
  tableName: 'accounts',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    /** SELLER or CONSUMER. No foreign key: the ledger knows no other module. */
    holderType: p.text(),
    holderId: p.integer(),
    /** PONTO (sellers) or BRL (cashback of consumers). */
    currency: p.text(),
    /** Network of the holder when the account was opened, for sums by network; null for consumers. */
    networkId: p.integer().nullable(),
    /** Σ entries = Σ remainders of the lots − debt; below zero while reversals are owed. Not what may be spent. */
    balance: amount().default('0'),
    /** What reversals could not take back; the next credits pay it first (domain rules §4.5). */
    debt: amount().default('0'),
    /** Number of entries; the last entry's seq. */
    version: p.integer().default(0),
    criadoEm: createdAt(),
  },
  uniques: [{ properties: ['holderType', 'holderId', 'currency'] }],
  indexes: [{ properties: ['networkId'] }],
});
