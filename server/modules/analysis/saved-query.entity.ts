import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt, id, instant } from '../../platform/db/columns.ts';
import { StaffUser } from '../staff/index.ts';

/** A saved query of the analysts' console, private or shared with everyone who has the console. */
export const SavedQuery = defineEntity({
  name: 'SavedQuery',
  tableName: 'saved_queries',
  properties: {
    id: id(),
    staffUser: () => p.manyToOne(StaffUser).index().deleteRule('restrict'),
    nome: p.text(),
    consulta: p.text(),
    /** JSON text as in the editor; empty without variables. */
    variaveis: p.text().default(''),
    compartilhada: p.boolean().default(false),
    criadoEm: createdAt(),
    atualizadoEm: instant(),
  },
});
