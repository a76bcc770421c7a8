import { defineEntity, p } from '@mikro-orm/postgresql';
import { instant } from '../db/columns.ts';

/** One completed action, written in its own transaction (001 §3, Logs). Holds ids, never passwords or keys. */
export const AuditEntry = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_entries',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    /** The action's name, e.g. 'cancelPosting'. */
    tipo: p.text(),
    /** 'staff:2', 'seller:7', 'anonymous', 'system'. */
    ator: p.text(),
    responsavel: p.text(),
    parametros: p.json<Record<string, unknown>>(),
    requestId: p.text(),
    criadoEm: instant(),
    /** Place in the chain, from 1 without gaps; assigned a few seconds later, when the entry is sealed. */
    elo: p.bigint('number').unique().nullable(),
    /** Hash of the previous link; 64 zeros for the first. */
    hashAnterior: p.text().nullable(),
    /** SHA-256 of hashAnterior and this entry. The database refuses any change of a sealed entry. */
    hash: p.text().nullable(),
  },
  indexes: [{ properties: ['tipo', 'criadoEm'] }, { properties: ['criadoEm'] }],
});
