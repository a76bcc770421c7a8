import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount, instant } from '../../platform/db/columns.ts';
import { Account } from './account.entity.ts';

/** One signed movement of an account. Append-only: the database refuses UPDATE, DELETE and TRUNCATE. */
export const Entry = defineEntity({
  name: 'Entry',
  tableName: 'entries',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    account: () => p.manyToOne(Account).deleteRule('restrict'),
    /** 1, 2, 3… within the account, without gaps: the chain that verifies balanceAfter. */
    seq: p.integer(),
    /** One of ENTRY_TYPES. */
    type: p.text(),
    valor: amount(),
    balanceAfter: amount(),
    debtAfter: amount(),
    /** Part of a reversal written off under DENTRO_DO_SALDO, the logged loss of domain rules §4.5. */
    loss: amount().default('0'),
    /** Business document behind the entry, e.g. ('POSTING', '123'). */
    origemTipo: p.text(),
    origemId: p.text(),
    /** Business key, e.g. 'postagem:123:v2': a second operation with the same key changes nothing. */
    idempotencyKey: p.text().unique(),
    /** The entry this one reverses, wholly or in part. */
    reversesEntryId: p.bigint('number').nullable(),
    /** A snapshot of the rule that produced it: factors, percentages, policy, run. */
    regra: p.json<Record<string, unknown>>(),
    /** Author: 'staff:12', 'seller:7', 'system'. */
    ator: p.text(),
    /** São Paulo day of the operation; for an EXPIRACAO, the day of its run. */
    dia: p.date(),
    criadoEm: instant(),
    /** Transaction that wrote it: lots and consumptions may only join an entry in that transaction. */
    transactionId: p.bigint('number').defaultRaw('(pg_current_xact_id()::text::bigint)').hidden(),
  },
  uniques: [{ properties: ['account', 'seq'] }],
  indexes: [{ properties: ['origemTipo', 'origemId'] }],
});
