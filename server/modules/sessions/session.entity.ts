import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt, id, instant } from '../../platform/db/columns.ts';

/** One sign-in. Only the token's SHA-256 is stored, never the token itself (design: reliability, stolen token). */
export const Session = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: id(),
    tokenHash: p.text().unique().hidden(),
    /** STAFF, SELLER or CONSUMER: the kind of person `personId` refers to. */
    kind: p.text(),
    personId: p.integer(),
    criadoEm: createdAt(),
    ultimoUsoEm: instant().defaultRaw('now()'),
    /** When its person last wrote something: a replica must have caught up to this before serving them. */
    escritaEm: instant().defaultRaw('clock_timestamp()'),
    /** When its person last proved the second factor in it. */
    provaEm: instant().nullable(),
    expiraEm: instant(),
    revogadaEm: instant().nullable(),
    ip: p.text().nullable(),
    agente: p.text().nullable(),
  },
  indexes: [{ properties: ['kind', 'personId'] }],
});

/** A password recovery: single use, 60 minutes, the uuid stored only as a hash (domain rules §4.10). */
export const PasswordRecovery = defineEntity({
  name: 'PasswordRecovery',
  tableName: 'password_recoveries',
  properties: {
    id: id(),
    uuidHash: p.text().unique().hidden(),
    kind: p.text(),
    personId: p.integer(),
    criadoEm: createdAt(),
    expiraEm: instant(),
    usadoEm: instant().nullable(),
  },
});
