import { column } from '../../../platform/lists/column.ts';
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
    id: column.id('i.id', 'Id', { exported: false }),
    postingId: column.id('i.posting_id', 'Pontuação', { description: 'Id of the sale', nullable: false }),
    codigo: column.text('i.codigo', 'Código', { nullable: false }),
    descricao: column.text('i.descricao', 'Produto', { nullable: false }),
    qtde: column.decimal('i.qtde', 'Qtde', { sortable: true, nullable: false }),
    valorUnitario: column.money('i.valor_unitario', 'Preço unitário', { nullable: false }),
    valorDesconto: column.money('i.valor_desconto', 'Desconto', { nullable: false }),
    subTotal: column.money('i.sub_total', 'Subtotal', { sortable: true, nullable: false }),
    valorPontos: column.points('i.valor_pontos', 'Pontos por unidade', { description: 'In force on the sale date', nullable: false }),
    fatorPontuacao: column.decimal('i.fator_pontuacao', 'Fator', {
      description: 'Factor of the store, 1 to 10, times what its scenario adds',
      nullable: false,
    }),
    pontos: column.points('i.pontos', 'Pontos', {
      description: 'Before the cap of the month, which holds for the sale as a whole',
      sortable: true,
      nullable: false,
    }),
    realizadoEm: column.date('p.realizado_em', 'Realizado em', { sortable: true, nullable: false }),
    pontuadoEm: column.dateTime('p.pontuado_em', 'Pontuado em', { sortable: true, nullable: false }),
  },
  filters: {
    postingId: { type: 'id', description: 'Products of one sale.', where: (value) => `i.posting_id = ${value}` },
    productId: { type: 'id', description: 'Sales of one product.', where: (value) => `i.product_id = ${value}` },
    networkId: { type: 'id', description: 'Sales in one network.', where: (value) => `p.network_id = ${value}` },
    storeId: { type: 'id', description: 'Sales in one store.', where: (value) => `p.store_id = ${value}` },
  },
  periods: { realizadoEm: ['de', 'ate'] },
  scope: postingScope,
  defaultSort: [{ column: 'id', direction: 'desc' }],
  fileName: 'itens',
});
