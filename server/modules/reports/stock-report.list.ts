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
    id: { sql: 'i.id::int', type: 'id', title: 'Id', exported: false },
    networkId: { sql: 'i.network_id', type: 'id', title: 'Id da rede', exported: false },
    rede: { sql: 'n.nome', type: 'text', title: 'Rede', sortable: true, nullable: false },
    codProduto: { sql: 'p.codigo', type: 'text', title: 'Cód. Produto', sortable: true, nullable: false },
    produto: { sql: 'p.nome', type: 'text', title: 'Produto', sortable: true, nullable: false },
    dataUltimoPedido: { sql: 'i.data_ultimo_pedido', type: 'date', title: 'Data Último Pedido', sortable: true },
    qtdUltimoPedido: { sql: 'i.qtd_ultimo_pedido', type: 'decimal', title: 'Qtd. Último Pedido', sortable: true },
    dataPenultimoPedido: { sql: 'i.data_penultimo_pedido', type: 'date', title: 'Data Penúltimo Pedido', sortable: true },
    qtdPenultimoPedido: { sql: 'i.qtd_penultimo_pedido', type: 'decimal', title: 'Qtd. Penúltimo Pedido', sortable: true },
    qtdVendida: {
      sql: 'i.qtd_vendida',
      type: 'decimal',
      title: 'Qtd. Vendida (2 últimos pedidos)',
      description: 'Units of the last two orders',
      sortable: true,
      nullable: false,
    },
    qtdPontuada: {
      sql: 'i.qtd_pontuada',
      type: 'decimal',
      title: 'Qtd. Pontuada',
      description: 'Approved units since the last order but one',
      sortable: true,
      nullable: false,
    },
    saldoEstoqueRegional: {
      sql: `(select sum(y.saldo_estoque) from stock_report_items y join networks m on m.id = y.network_id
        where y.product_id = i.product_id and y.run_id = i.run_id and m.regiao = n.regiao and m.ativo and m.excluido_em is null and {ownNetworks})`,
      type: 'decimal',
      title: 'Saldo Estoque Regional',
      description: 'Stock of the active networks of the same region that the reader may see',
      sortable: true,
    },
    saldoEstoque: {
      sql: 'i.saldo_estoque',
      type: 'decimal',
      title: 'Saldo Estoque',
      description: 'Last stock count plus purchases less scores since; negative when more was scored than could exist',
      sortable: true,
      nullable: false,
    },
  },
  filters: monthFilters,
  scope: (scope) => [...reportNetworksScope(scope), 'p.excluido_em is null'],
  defaultSort: [
    { column: 'rede', direction: 'asc' },
    { column: 'produto', direction: 'asc' },
  ],
  fileName: 'compras-pontuacao',
});
