import { inputError } from '../../platform/errors/app-error.ts';
import { column } from '../../platform/lists/column.ts';
import { defineList } from '../../platform/lists/list.ts';
import { storesScope } from '../stores/index.ts';
import { isReportYear } from './report-months.rules.ts';

/** Produtos Vendidos (document 001 §2 and §3; domain rules §4.9): approved units by store, month and product, as of now. */
export const soldProductsList = defineList({
  name: 'soldProducts',
  rowType: 'SoldProduct',
  description: 'What each store sold of each product in each month (Produtos Vendidos).',
  permission: 'soldProducts:read',
  // Conditions on the grouped columns are pushed down to the postings: one store reads only its own.
  from: `(select g.store_id, date_trunc('month', g.realizado_em)::date as mes, i.product_id, sum(i.qtde) as qtde, sum(i.sub_total) as valor,
      sum(i.pontos) as pontos
      from postings g join posting_items i on i.posting_id = g.id where g.audience = 'SELLER' and g.status = 'APROVADA' group by 1, 2, 3) x
    join stores s on s.id = x.store_id join products p on p.id = x.product_id`,
  key: "(x.store_id || ':' || x.mes || ':' || x.product_id)",
  search: "(s.busca || ' ' || p.busca)",
  where: ['s.excluido_em is null'],
  columns: {
    id: column.text("(x.store_id || ':' || x.mes || ':' || x.product_id)", 'Id', { nullable: false, exported: false }),
    revenda: column.text('s.nome_fantasia', 'Loja', { sortable: true, nullable: false }),
    mes: column.date('x.mes', 'Mês', { description: 'First day of the month of sale', sortable: true, nullable: false }),
    codProduto: column.text('p.codigo', 'Cód. Produto', { sortable: true, nullable: false }),
    produto: column.text('p.nome', 'Produto', { sortable: true, nullable: false }),
    quantidade: column.decimal('x.qtde::numeric(14,2)', 'Quantidade', { sortable: true, nullable: false }),
    valorUnitarioMedio: column.money('round(x.valor / nullif(x.qtde, 0), 2)', 'Valor Unitário Médio', {
      description: 'valorTotal ÷ quantidade',
      sortable: true,
    }),
    valorTotal: column.money('x.valor::numeric(14,2)', 'Valor Total', { description: 'After discounts', sortable: true, nullable: false }),
    totalPontuado: column.points('x.pontos::numeric(14,2)', 'Total Pontuado', { sortable: true, nullable: false }),
  },
  filters: {
    storeId: { type: 'id', description: 'One store.', where: (value) => `x.store_id = ${value}` },
    revenda: {
      type: 'text',
      replacedBy: 'storeId',
      description: 'CNPJ or name of one store.',
      where: (value) => `x.store_id in (select id from stores where cnpj = ${value} or nome_fantasia = ${value})`,
    },
    networkId: { type: 'id', description: 'One network.', where: (value) => `s.network_id = ${value}` },
    ano: {
      type: 'integer',
      description: 'Year of sale.',
      where: (placeholder, value) => {
        if (!isReportYear(Number(value))) throw inputError([{ field: 'ano', message: 'Ano inválido' }]);
        return `x.mes >= make_date(${placeholder}::int, 1, 1) and x.mes < make_date(${placeholder}::int + 1, 1, 1)`;
      },
    },
  },
  scope: (scope) => storesScope(scope, 's'),
  defaultSort: [
    { column: 'mes', direction: 'desc' },
    { column: 'quantidade', direction: 'desc' },
  ],
  fileName: 'produtos-vendidos',
});
