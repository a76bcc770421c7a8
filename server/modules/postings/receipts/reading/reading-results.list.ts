import { column } from '../../../../platform/lists/column.ts';
import { defineList } from '../../../../platform/lists/list.ts';
import { rowsOf } from '../../sales/posting-scope.ts';
import { receiptSourceSet } from '../submission-sets.ts';

/** How well the readings held: a report by month, store and source (sql/reading-results.sql). */
export const readingResultsList = defineList({
  name: 'readingResults',
  rowType: 'ReadingResult',
  description: 'Approved receipts by month, store and source of their reading, and how many were approved without a correction.',
  permission: 'review:metrics',
  from: 'reading_results g join stores r on r.id = g.store_id join networks n on n.id = g.network_id',
  key: 'g.id',
  columns: {
    id: column.id('g.id', 'Id', { exported: false }),
    mes: column.date('g.mes', 'Mês', { description: 'First day of the month of the decision', sortable: true, nullable: false }),
    rede: column.text('n.nome', 'Rede', { sortable: true, nullable: false }),
    loja: column.text('r.nome_fantasia', 'Loja', { sortable: true, nullable: false }),
    fonte: column.text('g.fonte', 'Fonte', { set: receiptSourceSet, sortable: true, nullable: false }),
    decididas: column.integer('g.decididas', 'Aprovadas', { sortable: true, nullable: false }),
    semCorrecao: column.integer('g.sem_correcao', 'Sem correção', {
      description: 'Approved as they were read',
      sortable: true,
      nullable: false,
    }),
    percentual: column.decimal('g.percentual', 'Sem correção (%)', {
      description: 'How many of a hundred were approved as they were read',
      sortable: true,
      nullable: false,
    }),
    maisCorrigido: column.text('g.mais_corrigido', 'Campo mais corrigido', { description: 'Null where nothing was corrected' }),
    segundos: column.integer('g.segundos', 'Segundos por nota', { description: 'Median of the time for one receipt, without pauses' }),
    minutosPoupados: column.integer('g.minutos', 'Minutos poupados', {
      description: 'Against receipts approved without a reading until that month; null where there are none',
    }),
  },
  filters: {
    de: {
      type: 'date',
      replacedBy: 'mes: { from, to }',
      description: 'Decided in the month of this day or later.',
      where: (value) => `g.mes >= date_trunc('month', ${value}::date)`,
    },
    ate: {
      type: 'date',
      replacedBy: 'mes: { from, to }',
      description: 'Decided on this day or in an earlier month.',
      where: (value) => `g.mes <= ${value}`,
    },
    fonte: { type: 'text', set: receiptSourceSet, description: 'One source.', where: (value) => `g.fonte = ${value}` },
    networkId: { type: 'id', description: 'Of one network.', where: (value) => `g.network_id = ${value}` },
    storeId: { type: 'id', description: 'Of one store.', where: (value) => `g.store_id = ${value}` },
  },
  scope: (scope) => rowsOf('g', scope),
  defaultSort: [
    { column: 'mes', direction: 'desc' },
    { column: 'loja', direction: 'asc' },
  ],
  fileName: 'leitura_de_notas',
});
