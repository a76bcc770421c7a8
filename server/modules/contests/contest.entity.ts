import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt, id, instant } from '../../platform/db/columns.ts';
import { StoredFile } from '../files/index.ts';
import { Submission } from '../postings/index.ts';
import { StaffUser } from '../staff/index.ts';

/** A member's dispute of a rejected note: once per note, decided by someone else within a deadline (beyond C4). */
export const Contest = defineEntity({
  name: 'Contest',
  tableName: 'contests',
  properties: {
    id: id(),
    submission: () => p.manyToOne(Submission).unique().deleteRule('restrict'),
    /** The member's argument. */
    texto: p.text(),
    file: () => p.manyToOne(StoredFile).index().nullable().deleteRule('restrict'),
    /** ABERTA, MANTIDA (the rejection stands) or REVERTIDA (back in the queue, first). */
    status: p.text().default('ABERTA'),
    /** Who rejected the note, and why; copied here, because a reverted note loses them. */
    reprovadoPor: () => p.manyToOne(StaffUser).index().nullable().deleteRule('restrict'),
    reprovadoMotivo: p.text().nullable(),
    reprovadoObservacao: p.text().nullable(),
    /** The assigned judge, never the rejecter. Null when nobody else may. */
    responsavel: () => p.manyToOne(StaffUser).index().nullable().deleteRule('restrict'),
    /** Last São Paulo day of the five-business-day deadline. */
    prazoEm: p.date(),
    decididoPor: () => p.manyToOne(StaffUser).index().nullable().deleteRule('restrict'),
    decididoEm: instant().nullable(),
    /** The reply to the member. */
    resposta: p.text().nullable(),
    criadoEm: createdAt(),
  },
});
