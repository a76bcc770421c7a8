import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt, id, instant } from '../../../platform/db/columns.ts';
import { Consumer } from '../../consumers/index.ts';
import { StoredFile } from '../../files/index.ts';
import { Network } from '../../networks/index.ts';
import { Seller } from '../../sellers/index.ts';
import { StaffUser } from '../../staff/index.ts';
import { Store } from '../../stores/index.ts';
import { Posting } from '../sales/posting.entity.ts';

/** A receipt sent by a seller or a consumer, waiting for or past moderation (domain rules §4.2). */
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
    /** What the reviewer adds to the reason, for the sender. */
    reprovadoObservacao: p.text().nullable(),
    /** Goes to the front of the queue: a contest brought it back. */
    prioridade: p.boolean().default(false),
    /** Increases with every move: a decision on an older version is refused. */
    versao: p.integer().default(1),
    reservadoPor: () => p.manyToOne(StaffUser).index().nullable().deleteRule('restrict'),
    reservadoAte: instant().nullable(),
    decididoPor: () => p.manyToOne(StaffUser).index().nullable().deleteRule('restrict'),
    decididoEm: instant().nullable(),
    /** The 44 characters read from the QR or bar code, when well formed. */
    chaveFiscal: p.text().index().nullable(),
    /** What the machine read and doubts: { fiscalKey, findings[] }; null until the reading job has run. */
    leitura: p.json<Record<string, unknown>>().nullable(),
    /** Hash of the address and browser that sent it, to count what one device sends; erased with its sender. */
    aparelho: p.text().index().nullable().hidden(),
    /** Resent by the client under the same id: the same submission. */
    idempotencyKey: p.text().unique().nullable(),
    criadoEm: createdAt(),
    atualizadoEm: createdAt(),
    /** Person, CPF, store, CNPJ and code as of submission, for the queue's search. */
    busca: p.text().nullable().hidden(),
  },
});

// A sale knows no receipt: here its plain id becomes a foreign key.
Posting.addManyToOne('submissionId', 'Submission', {
  entity: () => Submission,
  mapToPk: true,
  joinColumn: 'submission_id',
  index: true,
  nullable: true,
  deleteRule: 'restrict',
});

/** One move of a submission: who, when, why, from and to (001 §2, status history). */
export const SubmissionEvent = defineEntity({
  name: 'SubmissionEvent',
  tableName: 'submission_events',
  properties: {
    id: id(),
    submission: () => p.manyToOne(Submission).index().deleteRule('restrict'),
    statusAnterior: p.text().nullable(),
    statusNovo: p.text(),
    /** ReversalReason of a cancellation, a return or a correction. */
    causa: p.text().nullable(),
    motivo: p.text().nullable(),
    /** The note beside the reason. */
    observacao: p.text().nullable(),
    /** 'staff:2', 'seller:7', 'system'. */
    ator: p.text(),
    atorNome: p.text(),
    criadoEm: createdAt(),
  },
  // What one reviewer decided today is asked after every decision.
  indexes: [{ properties: ['ator', 'criadoEm'] }],
});
