import { defineList } from '../../../platform/lists/list.ts';
import { postingScope } from './posting-scope.ts';

/** Products of sellers' approved sales, each with what it earned: the lines behind every sum of points. */
export const soldItemsList = defineList({
  name: 'soldItems',
  rowType: 'SoldItem',
  description: 'Products of approved sales of sellers and the points of each.',
  permission: 'posting:list',
  exportPermission: 'posting:export',
  from: 'posting_items i join postings p on p.id = i.posting_id',
  key: 'i.id',
  where: ["p.status = 'APROVADA'", "p.audience = 'SELLER'"],
  columns: {
    id: { sql: 'i.id', type: 'id', title: 'Id', exported: false },
    postingId: { sql: 'i.posting_id', type: 'id', title: 'Pontuação', description: 'Id of the sale', nullable: false },
    codigo: { sql: 'i.codigo', type: 'text', title: 'Código', nullable: false },
    descricao: { sql: 'i.descricao', type: 'text', title: 'Produto', nullable: false },
    qtde: { sql: 'i.qtde', type: 'decimal', title: 'Qtde', sortable: true, nullable: false },
    valorUnitario: { sql: 'i.valor_unitario', type: 'money', title: 'Preço unitário', nullable: false },
    valorDesconto: { sql: 'i.valor_desconto', type: 'money', title: 'Desconto', nullable: false },
    subTotal: { sql: 'i.sub_total', type: 'money', title: 'Subtotal', sortable: true, nullable: false },
    valorPontos: {
      sql: 'i.valor_pontos',
      type: 'points',
      title: 'Pontos por unidade',
      description: 'In force on the sale date',
      nullable: false,
    },
    fatorPontuacao: {
      sql: 'i.fator_pontuacao',
      type: 'decimal',
      title: 'Fator',
      description: 'Factor of the store, 1 to 10, times what its scenario adds',
      nullable: false,
    },
    pontos: {
      sql: 'i.pontos',
      type: 'points',
      title: 'Pontos',
      description: 'Before the cap of the month, which holds for the sale as a whole',
      sortable: true,
      nullable: false,
    },
    realizadoEm: { sql: 'p.realizado_em', type: 'date', title: 'Realizado em', sortable: true, nullable: false },
    pontuadoEm: { sql: 'p.pontuado_em', type: 'dateTime', title: 'Pontuado em', sortable: true, nullable: false },
  },
  filters: {
    postingId: { type: 'id', description: 'Products of one sale.', where: (value) => `i.posting_id = ${value}` },
    productId: { type: 'id', description: 'Sales of one product.', where: (value) => `i.product_id = ${value}` },
    networkId: { type: 'id', description: 'Sales in one network.', where: (value) => `p.network_id = ${value}` },
    storeId: { type: 'id', description: 'Sales in one store.', where: (value) => `p.store_id = ${value}` },
    de: { type: 'date', description: 'Sold on this day or later.', where: (value) => `p.realizado_em >= ${value}` },
    ate: { type: 'date', description: 'Sold on this day or earlier.', where: (value) => `p.realizado_em <= ${value}` },
  },
  scope: postingScope,
  defaultSort: [{ column: 'id', direction: 'desc' }],
  fileName: 'itens',
});
