import { inOrder } from './list-preferences.ts';
import type { ListViewRowFragment } from './list-views.generated.ts';
import { addressOf, differs, preferencesOf, stateOf } from './view-state.ts';

const columns = [
  { field: 'nome', title: 'Nome' },
  { field: 'cnpj', title: 'CNPJ' },
  { field: 'cidade', title: 'Cidade' },
];
const view: ListViewRowFragment = {
  id: '7',
  nome: 'Bahia',
  parametros: [{ nome: 'estado', valor: 'BA' }],
  colunas: [
    { campo: 'cidade', visivel: true, largura: 200 },
    { campo: 'nome', visivel: true, largura: null },
  ],
  densidade: 'COMPACT',
  niveis: [],
  dono: 'Ana',
  propria: true,
  padrao: false,
};
const hidden = { nome: false, cnpj: true, cidade: false };

describe('a saved view of a list', () => {
  it('is an address that also names what it filters by', () => {
    expect(addressOf(view).toString()).toBe('visao=7&estado=BA');
    expect(addressOf(null).toString()).toBe('');
  });

  it('has columns in its order; those it does not know are hidden', () => {
    const preferences = preferencesOf(view, columns);
    expect(preferences).toEqual({ density: 'compact', order: ['cidade', 'nome'], hidden, widths: { cidade: 200 } });
    expect(inOrder(columns, preferences.order).map(({ field }) => field)).toEqual(['cidade', 'nome', 'cnpj']);
    expect(preferencesOf({ ...view, colunas: [] }, columns)).toEqual({ density: 'compact' });
  });

  it('keeps what the list shows, but neither the page nor which view it was', () => {
    const params = new URLSearchParams('visao=3&page=4&busca=ana&ativo=');
    expect(stateOf(params, { columns, preferences: { density: 'standard' }, hidden })).toEqual({
      parametros: [
        { nome: 'busca', valor: 'ana' },
        { nome: 'ativo', valor: '' },
      ],
      colunas: [],
      densidade: 'STANDARD',
    });
    expect(stateOf(params, { columns, preferences: { density: 'standard', widths: { cnpj: 90 } }, hidden }).colunas).toEqual([
      { campo: 'nome', visivel: true, largura: null },
      { campo: 'cnpj', visivel: false, largura: 90 },
      { campo: 'cidade', visivel: true, largura: null },
    ]);
  });

  it('is changed by another filter, column or density, not by the order of its filters or another page', () => {
    const preferences = preferencesOf(view, columns);
    const shownBy = (address: string, changes = {}) =>
      differs(
        view,
        stateOf(new URLSearchParams(address), {
          columns: inOrder(columns, preferences.order),
          preferences: { ...preferences, ...changes },
          hidden,
        }),
        columns,
      );
    expect(shownBy('visao=7&estado=BA&page=2')).toBe(false);
    expect([shownBy('visao=7&estado=SE'), shownBy('visao=7')]).toEqual([true, true]);
    expect([shownBy('visao=7&estado=BA', { density: 'standard' }), shownBy('visao=7&estado=BA', { widths: {} })]).toEqual([true, true]);
  });

  it('is not changed for somebody who lacks one of its columns', () => {
    const without = columns.filter(({ field }) => field !== 'cidade');
    const preferences = preferencesOf(view, without);
    const now = stateOf(new URLSearchParams('estado=BA'), { columns: without, preferences, hidden: preferences.hidden ?? {} });
    expect([differs(view, now, without), differs(view, now, columns)]).toEqual([false, true]);
  });
});
