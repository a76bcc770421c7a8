import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt, id, instant } from '../../platform/db/columns.ts';
import { StaffUser } from '../staff/index.ts';

/** A token with which a tool queries GraphQL on behalf of a member of staff. Only its hash is stored. */
export const AccessToken = defineEntity({
  name: 'AccessToken',
  tableName: 'access_tokens',
  properties: {
    id: id(),
    staffUser: () => p.manyToOne(StaffUser).index().deleteRule('restrict'),
    nome: p.text(),
    /** Names of server/policy/token-scopes.ts. */
    escopos: p.array(),
    tokenHash: p.text().unique().hidden(),
    expiraEm: instant(),
    ultimoUsoEm: instant().nullable(),
    revogadoEm: instant().nullable(),
    criadoEm: createdAt(),
  },
});
