import { renderHook } from '@testing-library/react';
import type { ListColumn } from '../list-types.ts';
import type { ListPreferences } from '../views/list-preferences.ts';
import { useColumns } from './use-columns.ts';

interface Row {
  nome: string;
}

const declared: ListColumn<Row>[] = [
  { field: 'nome', title: 'Nome', width: 200 },
  { field: 'cidade', title: 'Cidade', width: 150 },
  { field: 'vendas', title: 'Vendas', width: 150 },
  { field: 'cnpj', title: 'CNPJ', width: 160, secondary: true },
];
const usual: ListPreferences = { density: 'standard' };

const shownAt = (width: number, { isDetailOpen, preferences = usual }: { isDetailOpen: boolean; preferences?: ListPreferences }) => {
  const place = { width, hasActions: true, isSelectable: false, isDetailOpen };
  const { columns, hidden, hiddenNow, isBeside } = renderHook(() => useColumns(declared, preferences, place)).result.current;
  const shown = (left: Readonly<Record<string, boolean>>) => columns.map(({ field }) => field).filter((field) => !left[field]);
  return { whole: shown(hidden), now: shown(hiddenNow), isBeside };
};

describe('useColumns', () => {
  it('shows what fits the whole width while no detail is open', () => {
    expect(shownAt(982, { isDetailOpen: false })).toEqual({
      whole: ['nome', 'cidade', 'vendas', 'cnpj'],
      now: ['nome', 'cidade', 'vendas', 'cnpj'],
      isBeside: false,
    });
  });

  it('keeps the main columns beside an open detail, and what the person chose for later', () => {
    expect(shownAt(982, { isDetailOpen: true })).toEqual({
      whole: ['nome', 'cidade', 'vendas', 'cnpj'],
      now: ['nome', 'cidade', 'vendas'],
      isBeside: true,
    });
    const preferences: ListPreferences = { ...usual, hidden: { nome: false, cidade: true, vendas: true, cnpj: false } };
    expect(shownAt(982, { isDetailOpen: true, preferences })).toMatchObject({ whole: ['nome', 'cnpj'], now: ['nome', 'cnpj'] });
  });

  it('leaves the list as it is under a sheet', () => {
    expect(shownAt(600, { isDetailOpen: true })).toMatchObject({ now: ['nome', 'cidade', 'vendas'], isBeside: false });
    expect(shownAt(600, { isDetailOpen: false }).now).toEqual(['nome', 'cidade', 'vendas']);
  });
});
