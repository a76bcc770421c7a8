import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount, instant } from '../../platform/db/columns.ts';
import { Account } from './account.entity.ts';
import { Entry } from './entry.entity.ts';

/** A credit that can be spent until its expiry: consumed FEFO, and expired by the batch. */
export const Lot = defineEntity({
  name: 'Lot',
  tableName: 'lots',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    account: () => p.manyToOne(Account).deleteRule('restrict').createForeignKeyConstraint(false),
    creditEntry: () => p.manyToOne(Entry).index().deleteRule('restrict'),
    /** The first lot of these points, when a cancelled redemption or a reactivation gave them a new date. */
    originLotId: p.bigint('number').nullable(),
    valor: amount(),
    /** valor − Σ consumptions, with returned ones counted back. */
    restante: amount(),
    /** Number of consumptions; the last consumption's seq. */
    version: p.integer().default(0),
    /** Spendable from this instant. */
    disponivelEm: instant(),
    /** Last São Paulo day it may be spent; null never expires. Never changes. */
    venceEm: p.date().nullable(),
    /** Cashback campaign that the lot belongs to. */
    campanhaId: p.integer().nullable(),
  },
});
