import { column } from '../../platform/lists/column.ts';
import { defineList } from '../../platform/lists/list.ts';
import { reachSql } from '../../platform/lists/staff-scope.ts';
import { monthFilters } from './month-filters.ts';
import { reportNetworksScope } from './report-scope.ts';

/** Compras x Pontuação of one month (document 001 §2 and §3; domain rules §4.8). Reads the displayed run's rows. */
export const stockReportList = defineList({
  name: 'stockReport',
  rowType: 'StockReportRow',
  description: 'Last orders, scores and stock of each network and product at the end of a month (Compras x Pontuação).',
  permission: 'stock:read',
  from: `stock_report_items i join report_runs r on r.id = i.run_id and r.atual join networks n on n.id = i.network_id
    join products p on p.id = i.product_id`,
  parts: ({ actor }) => ({ ownNetworks: reachSql({ actor }, { network: 'm.id' }) }),
  key: 'i.id',
  search: "(n.busca || ' ' || p.busca)",
  columns: {
    id: column.id('i.id::int', 'Id', { exported: false }),
    networkId: column.id('i.network_id', 'Id da rede', { exported: false }),
    rede: column.text('n.nome', 'Rede', { sortable: true, nullable: false }),
    codProduto: column.text('p.codigo', 'Cód. Produto', { sortable: true, nullable: false }),
    produto: column.text('p.nome', 'Produto', { sortable: true, nullable: false }),
    dataUltimoPedido: column.date('i.data_ultimo_pedido', 'Data Último Pedido', { sortable: true }),
    qtdUltimoPedido: column.decimal('i.qtd_ultimo_pedido', 'Qtd. Último Pedido', { sortable: true }),
    dataPenultimoPedido: column.date('i.data_penultimo_pedido', 'Data Penúltimo Pedido', { sortable: true }),
    qtdPenultimoPedido: column.decimal('i.qtd_penultimo_pedido', 'Qtd. Penúltimo Pedido', { sortable: true }),
    qtdVendida: column.decimal('i.qtd_vendida', 'Qtd. Vendida (2 últimos pedidos)', {
      description: 'Units of the last two orders',
      sortable: true,
      nullable: false,
    }),
    qtdPontuada: column.decimal('i.qtd_pontuada', 'Qtd. Pontuada', {
      description: 'Approved units since the last order but one',
      sortable: true,
      nullable: false,
    }),
    saldoEstoqueRegional: {
      sql: `(select sum(y.saldo_estoque) from stock_report_items y join networks m on m.id = y.network_id
        where y.product_id = i.product_id and y.run_id = i.run_id and m.regiao = n.regiao and m.ativo and m.excluido_em is null and {ownNetworks})`,
      type: 'decimal',
      title: 'Saldo Estoque Regional',
      description: 'Stock of the active networks of the same region that the reader may see',
      sortable: true,
    },
    saldoEstoque: column.decimal('i.saldo_estoque', 'Saldo Estoque', {
      description: 'Last stock count plus purchases less scores since; negative when more was scored than could exist',
      sortable: true,
      nullable: false,
    }),
  },
  filters: monthFilters,
  scope: (scope) => [...reportNetworksScope(scope), 'p.excluido_em is null'],
  defaultSort: [
    { column: 'rede', direction: 'asc' },
    { column: 'produto', direction: 'asc' },
  ],
  fileName: 'compras-pontuacao',
});
