import { defineList } from '../../platform/lists/list.ts';
import { monthFilters } from './month-filters.ts';
import { reportNetworksScope } from './report-scope.ts';

/** Taxa de Sucesso of one month (document 001 §2 and §3; domain rules §4.9). Reads the displayed run's rows. */
export const successRateList = defineList({
  name: 'successRate',
  rowType: 'SuccessRateRow',
  description: 'Units of a month beside the monthly mean before the programme, by network and product (Taxa de Sucesso).',
  permission: 'successRate:read',
  from: `success_rate_items i join report_runs r on r.id = i.run_id and r.atual join networks n on n.id = i.network_id
    join products p on p.id = i.product_id`,
  key: 'i.id',
  countedInPass: true,
  search: "(n.busca || ' ' || p.busca)",
  columns: {
    id: { sql: 'i.id::int', type: 'id', title: 'Id', exported: false },
    rede: { sql: 'n.nome', type: 'text', title: 'Rede', sortable: true, nullable: false },
    produto: { sql: 'p.nome', type: 'text', title: 'Produto', sortable: true, nullable: false },
    codProduto: { sql: 'p.codigo', type: 'text', title: 'Cód. Produto', sortable: true, nullable: false },
    valorUnitarioProduto: {
      sql: 'i.valor_unitario_produto',
      type: 'money',
      title: 'Valor Unitário',
      description: 'Mean price of the month; that of the product when none was sold',
      sortable: true,
      nullable: false,
    },
    mes: { sql: 'r.mes', type: 'integer', title: 'Mês', sortable: true },
    ano: { sql: 'r.ano', type: 'integer', title: 'Ano', sortable: true },
    qtdVendidaAntes: {
      sql: 'i.qtd_vendida_antes',
      type: 'decimal',
      title: 'Qtd. Vendida Antes',
      description: 'Units bought in the twelve months before the programme',
      sortable: true,
      nullable: false,
    },
    mesesAtendidoAntes: {
      sql: 'i.meses_atendido_antes',
      type: 'integer',
      title: 'Meses Atendido Antes',
      description: 'Those months with purchases',
      sortable: true,
      nullable: false,
    },
    mediaAntes: {
      sql: 'i.media_antes',
      type: 'decimal',
      title: 'Média Antes',
      description: 'qtdVendidaAntes ÷ mesesAtendidoAntes',
      sortable: true,
    },
    qtdVendida: {
      sql: 'i.qtd_vendida',
      type: 'decimal',
      title: 'Qtd. Vendida',
      description: 'Approved units of the month',
      sortable: true,
      nullable: false,
    },
    aumentoVendas: {
      sql: 'i.aumento_vendas',
      type: 'decimal',
      title: 'Aumento de Vendas',
      description: 'qtdVendida − mediaAntes, in units',
      sortable: true,
      nullable: false,
    },
    aumentoVendasDinheiro: {
      sql: 'i.aumento_vendas_dinheiro',
      type: 'money',
      title: 'Aumento de Vendas (R$)',
      description: 'aumentoVendas × valorUnitarioProduto',
      sortable: true,
      nullable: false,
    },
    taxaSucesso: {
      sql: 'i.taxa_sucesso',
      type: 'decimal',
      title: 'Taxa de Sucesso (%)',
      description: 'aumentoVendas ÷ mediaAntes in percent; null for a product that is new to the network',
      sortable: true,
    },
  },
  filters: monthFilters,
  scope: (scope) => [...reportNetworksScope(scope), 'p.excluido_em is null'],
  defaultSort: [
    { column: 'rede', direction: 'asc' },
    { column: 'taxaSucesso', direction: 'desc' },
  ],
  fileName: 'taxa-sucesso',
});
