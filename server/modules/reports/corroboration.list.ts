import { column } from '../../platform/lists/column.ts';
import { defineList } from '../../platform/lists/list.ts';
import { staffScope } from '../../platform/lists/staff-scope.ts';
import { monthFilters } from './month-filters.ts';
import { reportNetworksScope } from './report-scope.ts';

const share = (column: string) => `round(i.${column} / nullif(i.pontos, 0) * 100, 2)`;

/** Corroboração de notas (beyond C2): how much of each store's monthly scoring is confirmed by someone else. */
export const corroborationList = defineList({
  name: 'corroboration',
  rowType: 'CorroborationRow',
  description: 'Points of each store in a month, and how many of them consumers, files or purchases confirm (Corroboração).',
  permission: 'corroboration:read',
  from: `corroboration_items i join report_runs r on r.id = i.run_id and r.atual join networks n on n.id = i.network_id
    join stores s on s.id = i.store_id`,
  key: 'i.id',
  search: "(n.busca || ' ' || s.busca)",
  columns: {
    id: column.id('i.id', 'Id', { exported: false }),
    revenda: column.text('s.nome_fantasia', 'Loja', { sortable: true, nullable: false }),
    rede: column.text('n.nome', 'Rede', { sortable: true, nullable: false }),
    ano: column.integer('r.ano', 'Ano', { sortable: true }),
    mes: column.integer('r.mes', 'Mês', { sortable: true }),
    vendas: column.integer('i.vendas', 'Vendas', { description: 'Approved sales', sortable: true, nullable: false }),
    pontos: column.points('i.pontos', 'Pontos', { sortable: true, nullable: false }),
    consumidor: column.decimal(share('pontos_consumidor'), 'Por consumidor (%)', {
      description: 'Points of sales whose invoice a consumer sent too, in percent',
      sortable: true,
    }),
    planilha: column.decimal(share('pontos_planilha'), 'Por planilha da loja (%)', {
      description: "Points of sales that came with the store's own file, in percent",
      sortable: true,
    }),
    compras: column.decimal(share('pontos_compras'), 'Por compras (%)', {
      description: "Points of units that the network's purchases cover, in percent",
      sortable: true,
    }),
    corroborado: column.decimal(share('pontos_corroborados'), 'Corroborado (%)', {
      description: 'By any of the three, in percent',
      sortable: true,
    }),
    semCorroboracao: column.points('i.pontos - i.pontos_corroborados', 'Sem corroboração', {
      description: 'What nobody else confirms',
      sortable: true,
      nullable: false,
    }),
  },
  filters: {
    ...monthFilters,
    storeId: { type: 'id', description: 'One store.', where: (value) => `i.store_id = ${value}` },
  },
  scope: (scope) => [...reportNetworksScope(scope), ...staffScope(scope, { store: 'i.store_id', network: 'i.network_id' })],
  defaultSort: [{ column: 'semCorroboracao', direction: 'desc' }],
  fileName: 'corroboracao',
});
