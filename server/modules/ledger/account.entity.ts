import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount, createdAt } from '../../platform/db/columns.ts';

/**
 * One holder's account in one currency (docs/ledger.md). Every money operation locks this row first; only the ledger's SQL functions write
 * its amounts, which are verified at commit.
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
    /** The holder's network when the account was opened, for sums by network; null for consumers. */
    networkId: p.integer().nullable(),
    /** Σ entries = Σ remainders of the lots − debt; negative while reversals are owed. Not the spendable amount. */
    balance: amount().default('0'),
    /** What reversals could not take back; the next credits pay it off first (domain rules §4.5). */
    debt: amount().default('0'),
    /** Number of entries; the last entry's seq. */
    version: p.integer().default(0),
    criadoEm: createdAt(),
  },
  uniques: [{ properties: ['holderType', 'holderId', 'currency'] }],
  indexes: [{ properties: ['networkId'] }],
});
