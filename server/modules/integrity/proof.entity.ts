import { defineEntity, p } from '@mikro-orm/postgresql';
import { id, instant } from '../../platform/db/columns.ts';

/** Where the scheduled proof of one truth stands: its round under way, its last whole round, and what failed. */
export const IntegrityProof = defineEntity({
  name: 'IntegrityProof',
  tableName: 'integrity_proofs',
  properties: {
    id: id(),
    /** The truth's code. */
    codigo: p.text().unique(),
    assunto: p.text(),
    /** The truth's sentence, so that the list can be read and exported without the code. */
    verdade: p.text(),
    /** Rows of the next slice; follows from how long the last one took. */
    tamanho: p.integer(),
    /** Last position proved of the round under way; null before its first slice. */
    posicao: p.bigint('number').nullable(),
    /** Start of the round under way. */
    rodadaEm: instant().nullable(),
    rodadaLinhas: p.bigint('number').default(0),
    rodadaMs: p.bigint('number').default(0),
    rodadaQuantas: p.integer().default(0),
    rodadaExemplos: p.json<Record<string, unknown>[]>().defaultRaw("'[]'"),
    /** End of the last whole round, its rows (null: a truth that counts none) and how long its statements took. */
    provadaEm: instant().nullable(),
    linhas: p.bigint('number').nullable(),
    duracaoMs: p.bigint('number').nullable(),
    /** Rows that violate it, and the ids of the first few. */
    quantas: p.integer().default(0),
    exemplos: p.json<Record<string, unknown>[]>().defaultRaw("'[]'"),
    falhaDesde: instant().nullable(),
    /** Why the last step could not be done. */
    erro: p.text().nullable(),
    tentadaEm: instant().nullable(),
    /** Somebody asked for a round now. */
    pedidaEm: instant().nullable(),
  },
});
