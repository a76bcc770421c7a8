import { column } from '../../platform/lists/column.ts';
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
    id: column.id('i.id::int', 'Id', { exported: false }),
    rede: column.text('n.nome', 'Rede', { sortable: true, nullable: false }),
    produto: column.text('p.nome', 'Produto', { sortable: true, nullable: false }),
    codProduto: column.text('p.codigo', 'Cód. Produto', { sortable: true, nullable: false }),
    valorUnitarioProduto: column.money('i.valor_unitario_produto', 'Valor Unitário', {
      description: 'Mean price of the month; that of the product when none was sold',
      sortable: true,
      nullable: false,
    }),
    mes: column.integer('r.mes', 'Mês', { sortable: true }),
    ano: column.integer('r.ano', 'Ano', { sortable: true }),
    qtdVendidaAntes: column.decimal('i.qtd_vendida_antes', 'Qtd. Vendida Antes', {
      description: 'Units bought in the twelve months before the programme',
      sortable: true,
      nullable: false,
    }),
    mesesAtendidoAntes: column.integer('i.meses_atendido_antes', 'Meses Atendido Antes', {
      description: 'Those months with purchases',
      sortable: true,
      nullable: false,
    }),
    mediaAntes: column.decimal('i.media_antes', 'Média Antes', { description: 'qtdVendidaAntes ÷ mesesAtendidoAntes', sortable: true }),
    qtdVendida: column.decimal('i.qtd_vendida', 'Qtd. Vendida', {
      description: 'Approved units of the month',
      sortable: true,
      nullable: false,
    }),
    aumentoVendas: column.decimal('i.aumento_vendas', 'Aumento de Vendas', {
      description: 'qtdVendida − mediaAntes, in units',
      sortable: true,
      nullable: false,
    }),
    aumentoVendasDinheiro: column.money('i.aumento_vendas_dinheiro', 'Aumento de Vendas (R$)', {
      description: 'aumentoVendas × valorUnitarioProduto',
      sortable: true,
      nullable: false,
    }),
    taxaSucesso: column.decimal('i.taxa_sucesso', 'Taxa de Sucesso (%)', {
      description: 'aumentoVendas ÷ mediaAntes in percent; null for a product that is new to the network',
      sortable: true,
    }),
  },
  filters: monthFilters,
  scope: (scope) => [...reportNetworksScope(scope), 'p.excluido_em is null'],
  defaultSort: [
    { column: 'rede', direction: 'asc' },
    { column: 'taxaSucesso', direction: 'desc' },
  ],
  fileName: 'taxa-sucesso',
});
