import { describe, expect, it } from '@jest/globals';
import { filterKindsOf, type ListUrlConfig, readListState, writeListState } from './list-url.ts';

describe('state of a list in the address', () => {
  const config: ListUrlConfig = {
    pageSizes: [5, 10, -1],
    defaultPageSize: 10,
    defaultSort: { field: 'nome', direction: 'ASC' },
    defaultFilters: { ativo: true },
    filterKinds: { ativo: 'boolean', ano: 'integer', regiao: 'string' },
  };

  it('comes back as it was written', () => {
    const state = {
      page: 3,
      pageSize: -1,
      sort: { field: 'regiao', direction: 'DESC' as const },
      busca: 'são josé & cia',
      filters: { ativo: false, ano: 2026, regiao: 'SUL' },
    };
    expect(readListState(writeListState(new URLSearchParams(), state, config), config)).toEqual(state);
  });

  it('omits the defaults and keeps the parameters of others', () => {
    const defaults = readListState(new URLSearchParams(), config);
    expect(writeListState(new URLSearchParams('aba=1'), defaults, config).toString()).toBe('aba=1');
  });

  it('remembers that a default filter was cleared', () => {
    const cleared = { ...readListState(new URLSearchParams(), config), filters: { ativo: null } };
    const params = writeListState(new URLSearchParams(), cleared, config);
    expect(params.toString()).toBe('ativo=');
    expect(readListState(params, config).filters.ativo).toBeUndefined();
  });

  it('brings filters together that depend on one another', () => {
    const settled: ListUrlConfig = { ...config, settleFilters: (chosen) => ({ ...chosen, regiao: chosen.ano === 2026 ? 'SUL' : null }) };
    expect(readListState(new URLSearchParams('ano=2026&regiao=NORTE'), settled).filters).toMatchObject({ ano: 2026, regiao: 'SUL' });
    expect(readListState(new URLSearchParams('ano=2025&regiao=NORTE'), settled).filters).toMatchObject({ ano: 2025, regiao: null });
  });

  it('keeps an id as text, as the options hold it, and drops what is none', () => {
    const byNetwork: ListUrlConfig = { ...config, filterKinds: { networkId: 'id' } };
    expect(readListState(new URLSearchParams('networkId=4'), byNetwork).filters).toEqual({ networkId: '4' });
    expect(readListState(new URLSearchParams('networkId=quatro'), byNetwork).filters).toEqual({ networkId: undefined });
  });

  it('keeps a range that its type can have, and drops any other', () => {
    const filterKinds = filterKindsOf([
      { kind: 'range', name: 'f.valor', label: 'Valor', type: 'money' },
      { kind: 'range', name: 'f.qtde', label: 'Qtde', type: 'integer' },
      { kind: 'range', name: 'f.criadoEm', label: 'Criado em', type: 'dateTime' },
    ]);
    const filtersOf = (address: string) => readListState(new URLSearchParams(address), { ...config, filterKinds }).filters;
    const kept = { 'f.valor': '100..500.5', 'f.qtde': '2..', 'f.criadoEm': '..2026-07-31' };
    expect(filtersOf('f.valor=100..500.5&f.qtde=2..&f.criadoEm=..2026-07-31')).toEqual(kept);
    const none = { 'f.valor': undefined, 'f.qtde': undefined, 'f.criadoEm': undefined };
    expect(filtersOf('f.valor=..&f.qtde=1.5..&f.criadoEm=julho..')).toEqual(none);
  });

  it('leaves out a value that is none of the fixed options', () => {
    const filterKinds = filterKindsOf<{ estado: string; ano: number }>([
      { kind: 'select', name: 'estado', label: 'Situação', options: [{ value: 'NA_FILA', label: 'Na fila' }] },
      { kind: 'select', name: 'ano', label: 'Ano', options: [{ value: 2026, label: '2026' }], valueType: 'integer' },
    ]);
    const filtersOf = (address: string) => readListState(new URLSearchParams(address), { ...config, filterKinds }).filters;
    expect(filtersOf('estado=NA_FILA&ano=2026')).toEqual({ estado: 'NA_FILA', ano: 2026 });
    expect(filtersOf('estado=NUNCA&ano=2025')).toEqual({ estado: undefined, ano: 2025 });
  });

  it('falls back to the defaults on values that make no sense', () => {
    const state = readListState(new URLSearchParams('page=-2&pageSize=7&ativo=talvez&ano=x'), config);
    expect(state).toMatchObject({ page: 1, pageSize: 10, filters: { ativo: undefined, ano: undefined } });
  });
});
