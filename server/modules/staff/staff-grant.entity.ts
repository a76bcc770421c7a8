import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt, id } from '../../platform/db/columns.ts';
import { StaffUser } from './staff-user.entity.ts';

/**
 * A change by which two people gave an account more than it had. While it is recent, its owner and those two are not independent. Accounts
 * made by the operator's command have none.
 */
export const StaffGrant = defineEntity({
  name: 'StaffGrant',
  tableName: 'staff_grants',
  properties: {
    id: id(),
    staffUser: () => p.manyToOne(StaffUser).index().deleteRule('restrict'),
    /** CRIACAO, REATIVACAO, ELEVACAO (level), AMPLIACAO (networks or stores) or EMAIL. */
    tipo: p.text(),
    propostoPor: () => p.manyToOne(StaffUser).index().deleteRule('restrict'),
    aprovadoPor: () => p.manyToOne(StaffUser).index().deleteRule('restrict'),
    criadoEm: createdAt(),
  },
});
