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
    id: { sql: 'i.id', type: 'id', title: 'Id', exported: false },
    revenda: { sql: 's.nome_fantasia', type: 'text', title: 'Loja', sortable: true, nullable: false },
    rede: { sql: 'n.nome', type: 'text', title: 'Rede', sortable: true, nullable: false },
    ano: { sql: 'r.ano', type: 'integer', title: 'Ano', sortable: true },
    mes: { sql: 'r.mes', type: 'integer', title: 'Mês', sortable: true },
    vendas: { sql: 'i.vendas', type: 'integer', title: 'Vendas', description: 'Approved sales', sortable: true, nullable: false },
    pontos: { sql: 'i.pontos', type: 'points', title: 'Pontos', sortable: true, nullable: false },
    consumidor: {
      sql: share('pontos_consumidor'),
      type: 'decimal',
      title: 'Por consumidor (%)',
      description: 'Points of sales whose invoice a consumer sent too, in percent',
      sortable: true,
    },
    planilha: {
      sql: share('pontos_planilha'),
      type: 'decimal',
      title: 'Por planilha da loja (%)',
      description: "Points of sales that came with the store's own file, in percent",
      sortable: true,
    },
    compras: {
      sql: share('pontos_compras'),
      type: 'decimal',
      title: 'Por compras (%)',
      description: "Points of units that the network's purchases cover, in percent",
      sortable: true,
    },
    corroborado: {
      sql: share('pontos_corroborados'),
      type: 'decimal',
      title: 'Corroborado (%)',
      description: 'By any of the three, in percent',
      sortable: true,
    },
    semCorroboracao: {
      sql: 'i.pontos - i.pontos_corroborados',
      type: 'points',
      title: 'Sem corroboração',
      description: 'What nobody else confirms',
      sortable: true,
      nullable: false,
    },
  },
  filters: {
    ...monthFilters,
    storeId: { type: 'id', description: 'One store.', where: (value) => `i.store_id = ${value}` },
  },
  scope: (scope) => [...reportNetworksScope(scope), ...staffScope(scope, { store: 'i.store_id', network: 'i.network_id' })],
  defaultSort: [{ column: 'semCorroboracao', direction: 'desc' }],
  fileName: 'corroboracao',
});
