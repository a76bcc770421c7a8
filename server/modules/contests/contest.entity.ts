import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt, id, instant } from '../../platform/db/columns.ts';
import { StoredFile } from '../files/index.ts';
import { Submission } from '../postings/index.ts';
import { StaffUser } from '../staff/index.ts';

/** A member disputes that a note was not processed: once for a note, judged by somebody else in time (beyond C4). */
export const Contest = defineEntity({
  name: 'Contest',
  tableName: 'contests',
  properties: {
    id: id(),
    submission: () => p.manyToOne(Submission).unique().deleteRule('restrict'),
    /** What the member says. */
    texto: p.text(),
    file: () => p.manyToOne(StoredFile).index().nullable().deleteRule('restrict'),
    /** ABERTA, MANTIDA (the rejection stands) or REVERTIDA (back in the queue, first). */
    status: p.text().default('ABERTA'),
    /** Who rejected the note, and why; kept, because a reverted note forgets both. */
    reprovadoPor: () => p.manyToOne(StaffUser).index().nullable().deleteRule('restrict'),
    reprovadoMotivo: p.text().nullable(),
    /** Who should judge it; never who rejected. Null when nobody else may. */
    responsavel: () => p.manyToOne(StaffUser).index().nullable().deleteRule('restrict'),
    /** Last São Paulo day of the five business days. */
    prazoEm: p.date(),
    decididoPor: () => p.manyToOne(StaffUser).index().nullable().deleteRule('restrict'),
    decididoEm: instant().nullable(),
    /** What the member is answered. */
    resposta: p.text().nullable(),
    criadoEm: createdAt(),
  },
});
