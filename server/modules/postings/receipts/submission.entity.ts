import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt, id, instant } from '../../../platform/db/columns.ts';
import { Consumer } from '../../consumers/index.ts';
import { StoredFile } from '../../files/index.ts';
import { Network } from '../../networks/index.ts';
import { Seller } from '../../sellers/index.ts';
import { StaffUser } from '../../staff/index.ts';
import { Store } from '../../stores/index.ts';

/** A receipt that a seller or a consumer sent, waiting for or past moderation (domain rules §4.2). */
export const Submission = defineEntity({
  name: 'Submission',
  tableName: 'submissions',
  properties: {
    id: id(),
    /** SELLER or CONSUMER. */
    audience: p.text(),
    seller: () => p.manyToOne(Seller).index().nullable().deleteRule('restrict'),
    consumer: () => p.manyToOne(Consumer).index().nullable().deleteRule('restrict'),
    store: () => p.manyToOne(Store).index().nullable().deleteRule('restrict'),
    network: () => p.manyToOne(Network).index().nullable().deleteRule('restrict'),
    file: () => p.manyToOne(StoredFile).index().deleteRule('restrict'),
    /** PENDENTE, POSTADA, REPROVADA or ENCERRADA. */
    status: p.text().default('PENDENTE'),
    reprovadoMotivo: p.text().nullable(),
    /** Comes before the others of the queue: a contest brought it back. */
    prioridade: p.boolean().default(false),
    /** Grows with every move: a decision made on an older version is refused. */
    versao: p.integer().default(1),
    reservadoPor: () => p.manyToOne(StaffUser).index().nullable().deleteRule('restrict'),
    reservadoAte: instant().nullable(),
    decididoPor: () => p.manyToOne(StaffUser).index().nullable().deleteRule('restrict'),
    decididoEm: instant().nullable(),
    /** The 44 characters read from the QR or bar code, when one was read and is well formed. */
    chaveFiscal: p.text().index().nullable(),
    /** What the machine read and doubts: { fiscalKey, findings[] }; null until the reading job has run. */
    leitura: p.json<Record<string, unknown>>().nullable(),
    /** Sent again by the client under the same id: the same submission. */
    idempotencyKey: p.text().unique().nullable(),
    criadoEm: createdAt(),
    atualizadoEm: createdAt(),
    /** Person, CPF, store, CNPJ and code as they were at sending, for the search of the queue. */
    busca: p.text().nullable().hidden(),
  },
});

/** One move of a submission: who, when, why, from what to what (001 §2, status history). */
export const SubmissionEvent = defineEntity({
  name: 'SubmissionEvent',
  tableName: 'submission_events',
  properties: {
    id: id(),
    submission: () => p.manyToOne(Submission).index().deleteRule('restrict'),
    statusAnterior: p.text().nullable(),
    statusNovo: p.text(),
    motivo: p.text().nullable(),
    /** 'staff:2', 'seller:7', 'system'. */
    ator: p.text(),
    atorNome: p.text(),
    criadoEm: createdAt(),
  },
});
