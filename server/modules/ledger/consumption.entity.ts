import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount } from '../../platform/db/columns.ts';
import { Entry } from './entry.entity.ts';
import { Lot } from './lot.entity.ts';

/** How much of which lot an entry took or gave back. Append-only, like entries. */
export const Consumption = defineEntity({
  name: 'Consumption',
  tableName: 'consumptions',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    /** The debit that took it, or the credit that gave it back. */
    entry: () => p.manyToOne(Entry).index().deleteRule('restrict'),
    lot: () => p.manyToOne(Lot).deleteRule('restrict'),
    /** 1, 2, 3… within the lot, without gaps. */
    seq: p.integer(),
    /** Always above zero. */
    valor: amount(),
    /** true: returned to the lot. */
    returned: p.boolean().default(false),
    /** The lot's restante after this row: the chain that verifies a lot. */
    remainingAfter: amount(),
  },
  uniques: [{ properties: ['lot', 'seq'] }],
});
