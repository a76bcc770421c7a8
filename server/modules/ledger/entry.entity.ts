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
    /** 1, 2, 3… within the account, without gaps: the chain that balanceAfter is verified along. */
    seq: p.integer(),
    /** One of ENTRY_TYPES. */
    type: p.text(),
    valor: amount(),
    balanceAfter: amount(),
    debtAfter: amount(),
    /** Part of a reversal given up under DENTRO_DO_SALDO, the logged loss of domain rules §4.5. */
    loss: amount().default('0'),
    /** Business document behind the entry, e.g. ('POSTING', '123'). */
    origemTipo: p.text(),
    origemId: p.text(),
    /** Business key, e.g. 'postagem:123:v2': a second operation under it changes nothing. */
    idempotencyKey: p.text().unique(),
    /** The entry that this one takes back, wholly or in part. */
    reversesEntryId: p.bigint('number').nullable(),
    /** The rule that made it, as it stood: factors, percentages, policy, run. */
    regra: p.json<Record<string, unknown>>(),
    /** Who: 'staff:12', 'seller:7', 'system'. */
    ator: p.text(),
    /** São Paulo day of the operation; of an EXPIRACAO, the day of its run. */
    dia: p.date(),
    criadoEm: instant(),
    /** Transaction that wrote it: lots and consumptions join an entry in its own transaction only. */
    transactionId: p.bigint('number').defaultRaw('(pg_current_xact_id()::text::bigint)').hidden(),
  },
  uniques: [{ properties: ['account', 'seq'] }],
  indexes: [{ properties: ['origemTipo', 'origemId'] }],
});
