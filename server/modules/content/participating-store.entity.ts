import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt, id, searchText } from '../../platform/db/columns.ts';

/**
 * A store shown to consumers as participating (loja participante, document 001 §3): display only; the stores that actually take part are
 * the registered ones with `ativoClientes`. Names are unique, ignoring case and accents.
 */
export const ParticipatingStore = defineEntity({
  name: 'ParticipatingStore',
  tableName: 'participating_stores',
  properties: {
    id: id(),
    nome: p.text(),
    ativo: p.boolean().default(true),
    criadoEm: createdAt(),
    busca: searchText('nome'),
  },
});
