import { describe, expect, it } from '@jest/globals';
import type { FilterDefinition, ListColumn } from '../list-types.ts';
import { filterOf, type RangeDefinition, rangesOf, rangeText } from './range-filters.ts';

const columns: ListColumn<object>[] = [
  { field: 'parceiro', title: 'Vendedor' },
  { field: 'totalVenda', title: 'Total da venda', type: 'money' },
  { field: 'criadoEm', title: 'Criado em', type: 'dateTime' },
  { field: 'venceEm', title: 'Vence em', type: 'date' },
  { field: 'calculado', title: 'Calculado', type: 'decimal' },
];
const period: FilterDefinition<Record<string, unknown>> = { kind: 'dateRange', from: 'dataInicial', to: 'dataFinal', column: 'criadoEm' };

describe('ranges of the columns of a list', () => {
  it('are offered where the query can filter by them and no filter of the screen already does', () => {
    expect(rangesOf('postings', columns, [period]).map(({ name, label }) => [name, label])).toEqual([
      ['f.totalVenda', 'Total da venda'],
      ['f.venceEm', 'Vence em'],
    ]);
    expect(rangesOf('unknownList', columns, [])).toEqual([]);
  });

  it('reach the query as bounds of their column, with the days of a period', () => {
    const definitions = [period, ...rangesOf('postings', columns, [period])];
    const values = {
      dataInicial: '2026-07-01',
      dataFinal: null,
      'f.totalVenda': '100..',
      'f.venceEm': '..2026-12-31',
      rede: 'Rede Litoral',
    };
    expect(filterOf(definitions, values)).toEqual({
      criadoEm: { from: '2026-07-01' },
      totalVenda: { min: '100' },
      venceEm: { to: '2026-12-31' },
      rede: 'Rede Litoral',
    });
  });

  it('are named in Portuguese among the active filters', () => {
    const of = (type: RangeDefinition['type']): RangeDefinition => ({ kind: 'range', name: 'f.x', label: 'X', type });
    const texts = [rangeText(of('money'), '100..500'), rangeText(of('integer'), '..1500'), rangeText(of('dateTime'), '2026-07-01..')];
    expect(texts).toEqual(['de R$\u00a0100,00 a R$\u00a0500,00', 'até 1.500', 'a partir de 01/07/2026']);
  });
});
