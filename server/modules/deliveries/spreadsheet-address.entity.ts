import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt, id, instant } from '../../platform/db/columns.ts';
import { SavedQuery } from '../analysis/index.ts';
import { StaffUser } from '../staff/index.ts';

/** A secret address from which a spreadsheet reads a saved query as its owner. Only the hash of the secret is stored. */
export const SpreadsheetAddress = defineEntity({
  name: 'SpreadsheetAddress',
  tableName: 'spreadsheet_addresses',
  properties: {
    id: id(),
    staffUser: () => p.manyToOne(StaffUser).index().deleteRule('restrict'),
    savedQuery: () => p.manyToOne(SavedQuery).nullable().index().deleteRule('set null'),
    /** Hash of the query at creation: a change by another user ends the address. */
    consultaHash: p.text(),
    nome: p.text(),
    /** Names of server/policy/token-scopes.ts. */
    escopos: p.array(),
    segredoHash: p.text().unique().hidden(),
    expiraEm: instant(),
    ultimoUsoEm: instant().nullable(),
    usos: p.integer().default(0),
    revogadoEm: instant().nullable(),
    criadoEm: createdAt(),
  },
});
