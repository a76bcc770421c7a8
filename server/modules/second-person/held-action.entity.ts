import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount, createdAt, id, instant } from '../../platform/db/columns.ts';
import { Network } from '../networks/index.ts';
import { StaffUser } from '../staff/index.ts';

/** A request that one person may not carry out alone: nothing changes until a second person approves it (docs/adr/0025). */
export const HeldAction = defineEntity({
  name: 'HeldAction',
  tableName: 'held_actions',
  properties: {
    id: id(),
    /** Name of the action. */
    action: p.text(),
    /** Its input, without a member's CPF; validated again on approval. */
    dados: p.json<unknown>(),
    /** Identifies the request among those of its action that wait. */
    chave: p.text(),
    /** Why it takes two people: see heldReasonSet. */
    motivo: p.text(),
    /** The effect, as the approver reads it: a sentence without personal data. */
    resumo: p.text(),
    /** What it gives; null when it gives nothing. */
    valor: amount().nullable(),
    /** PONTO or BRL; null when it gives nothing. */
    moeda: p.text().nullable(),
    /** Sentences of values before and after. */
    mudancas: p.json<string[]>().defaultRaw("'[]'"),
    /** Null for acts of the whole programme. */
    network: () => p.manyToOne(Network).index().nullable().deleteRule('restrict'),
    storeId: p.integer().nullable(),
    /** The receipt that it decides. */
    submissionId: p.integer().index().nullable(),
    /** The member it is about; an erasure replaces both. */
    cpf: p.text().nullable(),
    pessoa: p.text().nullable(),
    /** The posting that an approved sale became. */
    postingId: p.integer().index().nullable(),
    /** AGUARDA, APROVADA, RECUSADA or EXPIRADA. */
    status: p.text().default('AGUARDA'),
    /** Grows with each new effect, so that an approval names the effect that was seen. */
    versao: p.integer().default(1),
    primeiroPor: () => p.manyToOne(StaffUser).index().deleteRule('restrict'),
    segundoPor: () => p.manyToOne(StaffUser).index().nullable().deleteRule('restrict'),
    justificativa: p.text().nullable(),
    criadoEm: createdAt(),
    decididoEm: instant().nullable(),
  },
});
