import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt, id, instant } from '../../platform/db/columns.ts';
import { SavedQuery } from '../analysis/index.ts';
import { StaffUser } from '../staff/index.ts';

/** Times at which a saved query runs as its owner and its rows leave by e-mail or webhook. */
export const QuerySchedule = defineEntity({
  name: 'QuerySchedule',
  tableName: 'query_schedules',
  properties: {
    id: id(),
    staffUser: () => p.manyToOne(StaffUser).index().deleteRule('restrict'),
    savedQuery: () => p.manyToOne(SavedQuery).nullable().index().deleteRule('set null'),
    /** Hash of the query at creation: a change by another user stops the schedule. */
    consultaHash: p.text(),
    nome: p.text(),
    escopos: p.array(),
    frequencia: p.text(),
    /** 1 Monday to 7 Sunday. */
    diaSemana: p.integer().nullable(),
    diaMes: p.integer().nullable(),
    /** Hour in São Paulo. */
    hora: p.integer(),
    canal: p.text(),
    formato: p.text(),
    /** Ids of staff accounts. */
    destinatarios: p.array<number>().columnType('int[]').defaultRaw("'{}'"),
    url: p.text().nullable(),
    /** Signs the webhook; encrypted (sealed-secret.ts). */
    segredo: p.text().nullable().hidden(),
    /** ATIVO, PAUSADO or DESLIGADO. */
    situacao: p.text().default('ATIVO'),
    falhasSeguidas: p.integer().default(0),
    /** Null unless ATIVO. */
    proximaEm: instant().nullable().index(),
    criadoEm: createdAt(),
  },
});
