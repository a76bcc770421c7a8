import { defineEntity, p } from '@mikro-orm/postgresql';
import { id, instant } from '../../platform/db/columns.ts';

/**
 * A complete copy that `npm run db:backup` made. The command writes the row after the copy is complete, so a copy never holds its own row.
 */
export const Backup = defineEntity({
  name: 'Backup',
  tableName: 'backups',
  properties: {
    id: id(),
    /** Identity of the copied database (function database_identity). A restored copy has another one, so it counts no backup of the original. */
    banco: p.text(),
    /** Instant of the snapshot. */
    criadoEm: instant(),
    /** Whether the copy was restored and compared (`--verify`). */
    verificado: p.boolean(),
    linhas: p.bigint('number'),
    tamanhoBytes: p.bigint('number'),
  },
});
