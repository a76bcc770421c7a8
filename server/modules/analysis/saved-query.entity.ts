import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt, id, instant } from '../../platform/db/columns.ts';
import { StaffUser } from '../staff/index.ts';

/** A question of the analysts' console that somebody keeps, alone or for all who have the console. */
export const SavedQuery = defineEntity({
  name: 'SavedQuery',
  tableName: 'saved_queries',
  properties: {
    id: id(),
    staffUser: () => p.manyToOne(StaffUser).index().deleteRule('restrict'),
    nome: p.text(),
    consulta: p.text(),
    /** JSON text as the editor holds it; empty without variables. */
    variaveis: p.text().default(''),
    compartilhada: p.boolean().default(false),
    criadoEm: createdAt(),
    atualizadoEm: instant(),
  },
});
