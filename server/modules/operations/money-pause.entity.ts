import { defineEntity, p } from '@mikro-orm/postgresql';
import { id, instant } from '../../platform/db/columns.ts';
import { StaffUser } from '../staff/index.ts';

/** A pause of the operations with points and cashback. Function refuse_while_paused reads the open one; a unique index allows one. */
export const MoneyPause = defineEntity({
  name: 'MoneyPause',
  tableName: 'money_pauses',
  properties: {
    id: id(),
    /** The operator's words; members and staff read them. */
    motivo: p.text(),
    pausadaEm: instant(),
    pausadaPor: () => p.manyToOne(StaffUser).index().deleteRule('restrict'),
    retomadaEm: instant().nullable(),
    retomadaPor: () => p.manyToOne(StaffUser).index().nullable().deleteRule('restrict'),
  },
});
