import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt, id } from '../../../platform/db/columns.ts';
import { StaffUser } from '../../staff/index.ts';
import { Posting } from './posting.entity.ts';

/** A snapshot of the note's identification. */
export interface NoteIdentity {
  tipoFiscal: string;
  identificador: string;
  realizadoEm: string;
}

/** One correction of a sale's note identification, never of its points. Append-only. */
export const PostingEdit = defineEntity({
  name: 'PostingEdit',
  tableName: 'posting_edits',
  properties: {
    id: id(),
    posting: () => p.manyToOne(Posting).index().deleteRule('restrict'),
    antes: p.json<NoteIdentity>(),
    depois: p.json<NoteIdentity>(),
    motivo: p.text(),
    staffUser: () => p.manyToOne(StaffUser).index().deleteRule('restrict'),
    criadoEm: createdAt(),
  },
});
