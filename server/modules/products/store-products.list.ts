import { column } from '../../platform/lists/column.ts';
import { defineList } from '../../platform/lists/list.ts';
import { storeProductsScope } from './store-products-scope.ts';

/** Products as stores sell them (document 001 §3 Store product; document 002 §2 Pontos por Produto). */
export const storeProductsList = defineList({
  name: 'storeProducts',
  rowType: 'StoreProduct',
  description: 'Products of stores, each with the programme product that it stands for. A seller reads only those of the own store.',
  permission: 'storeProduct:list',
  from: `store_products sp join products p on p.id = sp.product_id join stores s on s.id = sp.store_id
    join networks n on n.id = s.network_id`,
  key: 'sp.id',
  // A store has few products, so the search also covers the programme's code and name.
  search: "(sp.busca || ' ' || p.busca)",
  where: ['sp.excluido_em is null', 's.excluido_em is null'],
  columns: {
    id: column.id('sp.id', 'Id', { exported: false }),
    codigo: column.text('sp.codigo', 'Código Loja', { sortable: true, nullable: false }),
    codigoPadrao: column.text('p.codigo', 'Código Experiências SW', { sortable: true, nullable: false }),
    nomePadrao: column.text('p.nome', 'Produto Experiências SW', { sortable: true, nullable: false }),
    nome: column.text('sp.nome', 'Descrição', { sortable: true, nullable: false }),
    valorUnitario: column.money('sp.valor_unitario', 'Preço Unitário', { sortable: true, nullable: false }),
    valorPontos: column.points('p.valor_pontos', 'Pontos', {
      description: 'Points per unit of the programme product today',
      sortable: true,
      nullable: false,
    }),
    cnpjRevenda: column.text('s.cnpj', 'CNPJ Loja', { sortable: true, nullable: false }),
    ativo: column.boolean('sp.ativo', 'Ativo', { sortable: true, nullable: false }),
  },
  filters: {
    cnpjRevenda: { type: 'text', replacedBy: 'storeId', description: 'CNPJ of one store.', where: (value) => `s.cnpj = ${value}` },
    ativo: { type: 'boolean', description: 'Only active or only inactive ones.', where: (value) => `sp.ativo = ${value}` },
    rede: { type: 'text', replacedBy: 'networkId', description: 'Name of a network.', where: (value) => `n.nome = ${value}` },
    networkId: { type: 'id', description: 'Of one network.', where: (value) => `s.network_id = ${value}` },
    storeId: { type: 'id', description: 'Of one store.', where: (value) => `sp.store_id = ${value}` },
    productId: { type: 'id', description: 'Of one product.', where: (value) => `sp.product_id = ${value}` },
  },
  scope: storeProductsScope,
  defaultSort: [{ column: 'codigo', direction: 'asc' }],
  fileName: 'produtos_loja',
});
