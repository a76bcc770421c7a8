import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt, id, searchText } from '../../platform/db/columns.ts';

/**
 * A product named to consumers as part of the cashback (produto cliente, document 001 §3): display only. Names are unique,
 * case and accents ignored.
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
