import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt, id } from '../../../platform/db/columns.ts';
import { StaffUser } from '../../staff/index.ts';
import { Posting } from './posting.entity.ts';

/** A snapshot of what an edit changes: the note's identification or the points. */
export interface EditedParts extends Partial<NoteIdentity> {
  totalPontos?: string;
}

/** A snapshot of the note's identification. */
export interface NoteIdentity {
  tipoFiscal: string;
  identificador: string;
  realizadoEm: string;
}

/** One correction of an approved sale: of its note's identification, or of its points. Append-only. */
export const PostingEdit = defineEntity({
  name: 'PostingEdit',
  tableName: 'posting_edits',
  properties: {
    id: id(),
    posting: () => p.manyToOne(Posting).index().deleteRule('restrict'),
    antes: p.json<EditedParts>(),
    depois: p.json<EditedParts>(),
    /** ReversalReason; null before reasons were asked for. */
    causa: p.text().nullable(),
    motivo: p.text().nullable(),
    staffUser: () => p.manyToOne(StaffUser).index().deleteRule('restrict'),
    criadoEm: createdAt(),
  },
});
