import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt, id } from '../../platform/db/columns.ts';
import { StaffUser } from '../staff/index.ts';

/** An activation or deactivation of a seller or consumer, with its justification (001 §3). */
export const StatusChange = defineEntity({
  name: 'StatusChange',
  tableName: 'status_changes',
  properties: {
    id: id(),
    /** SELLER or CONSUMER. */
    subjectType: p.text(),
    subjectId: p.integer(),
    statusAnterior: p.smallint(),
    statusNovo: p.smallint(),
    justificativa: p.text(),
    staffUser: () => p.manyToOne(StaffUser).index().deleteRule('restrict'),
    criadoEm: createdAt(),
  },
  indexes: [{ properties: ['subjectType', 'subjectId'] }],
});
