import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt, id, searchText } from '../../platform/db/columns.ts';

/**
 * A product shown to consumers as part of the cashback (produto cliente, document 001 §3): display only. Names are unique, ignoring case
 * and accents.
 */
export const ClientProduct = defineEntity({
  name: 'ClientProduct',
  tableName: 'client_products',
  properties: {
    id: id(),
    nome: p.text(),
    descricao: p.text().nullable(),
    ativo: p.boolean().default(true),
    criadoEm: createdAt(),
    busca: searchText("nome || ' ' || coalesce(descricao, '')"),
  },
});
