import { column } from '../../platform/lists/column.ts';
import { defineList, type ListColumn } from '../../platform/lists/list.ts';

const kept = (alias: string) =>
  ({
    id: column.id(`${alias}.id`, 'Id', { exported: false }),
    nome: column.text(`${alias}.nome`, 'Nome', { sortable: true, nullable: false }),
    ativo: column.boolean(`${alias}.ativo`, 'Ativo', { sortable: true, nullable: false }),
    criadoEm: column.dateTime(`${alias}.criado_em`, 'Criado em', { sortable: true, nullable: false }),
  }) as const satisfies Record<string, ListColumn>;
const description = { sql: 'p.descricao', type: 'text', title: 'Descrição', sortable: true } as const satisfies ListColumn;
const onlyActive = { ativo: { type: 'boolean', description: 'Only active or only inactive ones.' } } as const;

/** Lojas Participantes of Gestão de Conteúdo Clientes (document 001 §2). */
export const participatingStoresList = defineList({
  name: 'participatingStores',
  rowType: 'ParticipatingStore',
  description: 'Stores named to consumers as participating, as the panel keeps them.',
  permission: 'content:list',
  from: 'participating_stores s',
  key: 's.id',
  search: 's.busca',
  columns: kept('s'),
  filters: { ativo: { ...onlyActive.ativo, where: (value) => `s.ativo = ${value}` } },
  defaultSort: [{ column: 'nome', direction: 'asc' }],
  fileName: 'lojas_participantes',
});

/** Produtos Cliente of Gestão de Conteúdo Clientes (document 001 §2). */
export const clientProductsList = defineList({
  name: 'clientProducts',
  rowType: 'ClientProduct',
  description: 'Products named to consumers, as the panel keeps them.',
  permission: 'content:list',
  from: 'client_products p',
  key: 'p.id',
  search: 'p.busca',
  columns: { ...kept('p'), descricao: description },
  filters: { ativo: { ...onlyActive.ativo, where: (value) => `p.ativo = ${value}` } },
  defaultSort: [{ column: 'nome', direction: 'asc' }],
  fileName: 'produtos_cliente',
});

/** Cards of /lojas-participantes (document 002 §2). */
export const activeParticipatingStoresList = defineList({
  name: 'activeParticipatingStores',
  rowType: 'ActiveParticipatingStore',
  description: 'Active participating stores, for consumers.',
  permission: 'content:show',
  from: 'participating_stores s',
  key: 's.id',
  search: 's.busca',
  where: ['s.ativo'],
  columns: { id: kept('s').id, nome: kept('s').nome },
  defaultSort: [{ column: 'nome', direction: 'asc' }],
  fileName: 'lojas_participantes',
});

/** Cards of /produtos (document 002 §2). */
export const activeClientProductsList = defineList({
  name: 'activeClientProducts',
  rowType: 'ActiveClientProduct',
  description: 'Active client products, for consumers.',
  permission: 'content:show',
  from: 'client_products p',
  key: 'p.id',
  search: 'p.busca',
  where: ['p.ativo'],
  columns: { id: kept('p').id, nome: kept('p').nome, descricao: description },
  defaultSort: [{ column: 'nome', direction: 'asc' }],
  fileName: 'produtos',
});
