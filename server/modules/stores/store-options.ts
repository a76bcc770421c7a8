import { z } from 'zod';
import { column } from '../../platform/lists/column.ts';
import { defineList } from '../../platform/lists/list.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import { storesScope } from './stores-scope.ts';

/** What anyone may know about a store before signing in: enough to choose it (endpoints, GET /api/revendas). */
export const storeOptionsList = defineList({
  name: 'storeOptions',
  rowType: 'StoreOption',
  description: 'Active stores to choose from.',
  permission: 'store:pick',
  from: 'stores s',
  key: 's.id',
  search: 's.busca',
  where: ['s.excluido_em is null', 's.ativo'],
  columns: {
    id: column.id('s.id', 'Id', { exported: false }),
    cnpj: column.text('s.cnpj', 'CNPJ', { nullable: false }),
    nomeFantasia: column.text('s.nome_fantasia', 'Loja', { nullable: false }),
  },
  filters: {
    networkId: { type: 'id', description: 'Stores of one network.', where: (value) => `s.network_id = ${value}` },
    audience: {
      type: 'text',
      description: 'CONSUMERS: only stores open to consumers.',
      where: (placeholder) => `(${placeholder} <> 'CONSUMERS' or s.ativo_clientes)`,
    },
    codigo: { type: 'text', description: 'The store with this code.', where: (value) => `s.codigo = ${value}` },
    cnpj: {
      type: 'text',
      description: 'The store with this CNPJ, masked or not.',
      where: (value) => `s.cnpj = upper(regexp_replace(${value}, '[^0-9A-Za-z]', '', 'g'))`,
    },
  },
  // Choosing is not reading: a seller may look up another store's name, like anyone on the street.
  scope: (scope) => (scope.actor.kind === 'staff' ? storesScope(scope, 's') : []),
  defaultSort: [{ column: 'nomeFantasia', direction: 'asc' }],
});

/** Most rows shown by a picker. */
const PICKER_ROWS = 30;

export interface StoreOption {
  id: number;
  cnpj: string;
  nomeFantasia: string;
}

/** Stores matching the typed text, by name. */
export const storeOptionsQuery = defineQuery({
  name: 'storeOptions',
  permission: 'store:pick',
  input: z.strictObject({
    search: z.string().max(200, 'Busca longa demais').nullish(),
    networkId: z.int32().nullish(),
    audience: z.enum(['SELLERS', 'CONSUMERS']).nullish(),
  }),
  read: async (ctx, { search, ...filter }): Promise<StoreOption[]> => {
    const { items } = await runList(storeOptionsList, ctx, { pageSize: PICKER_ROWS, search }, filter);
    return items as unknown as StoreOption[];
  },
});
