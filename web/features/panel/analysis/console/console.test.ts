import { describe, expect, it } from '@jest/globals';
import { buildSchema, parse, validate } from 'graphql';
import type { ResultTable } from '../../../../../server/shared/result-table.ts';
import { catalogueQuery, catalogueRules } from './catalogue-query.ts';
import { chartColumns, chartNumbers, defaultChoice, labelOf, MAX_SERIES, validChoice } from './chart-series.ts';
import { hasParameters, parameterForm } from './parameters.ts';
import { type CatalogueEntry, entryOfAnswer, knownColumns, titlesOf } from './titles.ts';

const sales: CatalogueEntry = {
  __typename: 'TotalsCatalogueEntry',
  name: 'salesTotals',
  title: 'Vendas',
  scopes: ['VENDAS'],
  dimensions: [
    { name: 'NETWORK', field: 'networkId', label: 'network', title: 'Rede' },
    { name: 'CATEGORY', field: 'category', label: null, title: 'Categoria' },
  ],
  measures: [
    { field: 'count', title: 'Vendas', unit: 'rows' },
    { field: 'amount', title: 'Valor vendido', unit: 'BRL' },
  ],
} as CatalogueEntry;

const schema = buildSchema(`
  scalar Day
  scalar Decimal
  enum SalesDimension { MONTH NETWORK CATEGORY }
  enum SortDirection { ASC DESC }
  input SalesTotalsFilter { from: Day to: Day networkId: ID min: Decimal bounds: [Bound!] }
  input Bound { measure: String! min: Decimal }
  input TotalsOptions { sort: String direction: SortDirection pageSize: Int = 100 }
  type Total { month: String network: String category: String count: Int amount: Decimal }
  type SalesTotals { rows: [Total!]! all: Total groups: Int! }
  type Query { salesTotals(groupBy: [SalesDimension!]!, filter: SalesTotalsFilter, options: TotalsOptions): SalesTotals }
`);

const choice = {
  entry: 'salesTotals',
  period: 'MONTH' as const,
  dimensions: ['NETWORK'],
  measures: ['amount'],
  from: '2026-01-01',
  to: '',
};

describe('a choice of the catalogue', () => {
  it('becomes a valid query whose days are variables', () => {
    const query = catalogueQuery(sales, choice);
    expect(validate(schema, parse(query))).toEqual([]);
    expect(query).toContain('query VendasPorMesERede($de: Day = "2026-01-01", $ate: Day)');
    expect(query).toContain('groupBy: [MONTH, NETWORK]');
    expect(query).toContain('options: { sort: "month", direction: ASC, pageSize: 1000 }');
    expect(query.replaceAll(/\s+/g, ' ')).toContain('rows { month network amount } all { amount }');
  });

  it('orders by the first measure without a period', () => {
    const query = catalogueQuery(sales, { ...choice, period: null, dimensions: ['CATEGORY'] });
    expect(validate(schema, parse(query))).toEqual([]);
    expect(query).toContain('options: { sort: "amount", direction: DESC, pageSize: 1000 }');
  });

  it('needs a measure, a group and a period that does not end before it starts', () => {
    const messagesOf = (changed: object) => catalogueRules.safeParse({ ...choice, ...changed }).error?.issues.map(({ message }) => message);
    expect(messagesOf({})).toBeUndefined();
    expect(messagesOf({ measures: [] })).toEqual(['Escolha ao menos uma medida']);
    expect(messagesOf({ period: null, dimensions: [] })).toEqual(['Escolha um período ou um agrupamento']);
    expect(messagesOf({ to: '2025-12-31' })).toEqual(['O período termina antes de começar']);
  });
});

describe('the variables of a query as a form', () => {
  const formOf = (query: string, variables = '') => parameterForm({ query, variables, schema, titleOf: titlesOf([sales]) })!;
  const answersOf = (form: ReturnType<typeof formOf>, typed: object) => form.rules.safeParse({ ...form.values, ...typed });

  it('has one field per variable by its type, filled with the defaults', () => {
    const form = formOf(`query (
      $de: Day! = "2026-07-01", $networkId: ID, $linhas: Int = 10, $minimo: Decimal, $nome: String!, $direction: SortDirection = DESC,
      $isAtivo: Boolean = true, $pago: Boolean, $groupBy: [SalesDimension!]! = [MONTH]
    ) { __typename }`);
    expect(form.fields.map(({ kind, name }) => [kind, name])).toEqual([
      ['date', 'de'],
      ['text', 'networkId'],
      ['integer', 'linhas'],
      ['decimal', 'minimo'],
      ['text', 'nome'],
      ['select', 'direction'],
      ['switch', 'isAtivo'],
      ['select', 'pago'],
      ['choices', 'groupBy'],
    ]);
    expect(form.fields.map((field) => 'label' in field && field.label)).toEqual([
      'De',
      'Rede',
      'Linhas',
      'Minimo',
      'Nome',
      'Ordem',
      'Is ativo',
      'Pago',
      'Agrupar por',
    ]);
    expect(form.values).toMatchObject({ de: '2026-07-01', linhas: '10', direction: 'DESC', isAtivo: true, pago: null, groupBy: ['MONTH'] });
    expect(form.fields.at(-1)).toMatchObject({
      options: [
        { value: 'MONTH', label: 'Mês' },
        { value: 'NETWORK', label: 'Rede' },
        { value: 'CATEGORY', label: 'Categoria' },
      ],
    });
  });

  it('gives the variables with their types; what is empty is left out, or null where it has a default', () => {
    const form = formOf('query ($linhas: Int, $nome: String = "x", $pago: Boolean, $minimo: Decimal) { __typename }');
    expect(answersOf(form, { linhas: '5', nome: '', pago: 'false', minimo: '' }).data).toEqual({ linhas: 5, nome: null, pago: false });
    expect(answersOf(form, {}).data).toEqual({ nome: 'x' });
  });

  it('asks for what is required, in Portuguese', () => {
    const form = formOf('query ($networkId: ID!) { __typename }');
    expect(answersOf(form, {}).error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['networkId', 'Informe Rede'],
    ]);
  });

  it('nests the fields of an input object, and takes what lies deeper as checked JSON', () => {
    const form = formOf('query ($filter: SalesTotalsFilter) { __typename }', '{ "filter": { "from": "2026-01-01" } }');
    expect(form.fields.map(({ name }) => name)).toEqual(['filter.from', 'filter.to', 'filter.networkId', 'filter.min', 'filter.bounds']);
    const filter = form.values.filter as object;
    expect(answersOf(form, {}).data).toEqual({ filter: { from: '2026-01-01' } });
    expect(answersOf(form, { filter: { ...filter, from: '' } }).data).toEqual({});
    const bounds = (text: string) => answersOf(form, { filter: { ...filter, bounds: text } });
    expect(bounds('[{ "measure": "amount" }]').data).toEqual({ filter: { from: '2026-01-01', bounds: [{ measure: 'amount' }] } });
    expect(bounds('[{').error?.issues[0]?.message).toBe('Filtro: Bounds: escreva um JSON válido');
    expect(bounds('[{ "medida": 1 }]').error?.issues[0]?.message).toBe('Filtro: Bounds inválido');
  });

  it('prefers the variables of the editor, and has no form for a query without variables or half-written', () => {
    expect(formOf('query ($de: Day = "2026-01-01") { __typename }', '{ "de": "2026-02-01" }').values).toEqual({ de: '2026-02-01' });
    expect(formOf('query ($de: Day = "2026-01-01") { __typename }', '{ "de": ').values).toEqual({ de: '2026-01-01' });
    expect(formOf('{ __typename }')).toBeNull();
    expect(formOf('query ($de: ')).toBeNull();
    expect([hasParameters('query ($de: Day) { a }'), hasParameters('{ a }')]).toEqual([true, false]);
  });
});

describe('a result as a chart', () => {
  const known = knownColumns(sales);
  const byMonth: ResultTable = {
    columns: ['month', 'network', 'count', 'amount'],
    rows: [
      ['2026-02', 'Norte', 3, '30.50'],
      ['2026-02', 'Sul', 1, '10.00'],
      ['2026-01', 'Norte', 2, null],
      ['2026-01', null, 1, '5.00'],
    ],
  };
  const drawn = (table: ResultTable, changed: object = {}, names = known) => {
    const columns = chartColumns(table, names);
    return chartNumbers({ table, columns, choice: { ...defaultChoice(table, columns)!, ...changed }, known: names });
  };

  it('takes numbers and decimal texts as measures, the rest as dimensions', () => {
    expect(chartColumns(byMonth, known)).toEqual({ measures: ['count', 'amount'], dimensions: ['month', 'network'] });
    const plain: ResultTable = { columns: ['id', 'cpf', 'nome', 'ano', 'saldo'], rows: [[7, '12345678901', 'Ana', 2026, '1.00']] };
    expect(chartColumns(plain, new Map())).toEqual({ measures: ['saldo'], dimensions: ['id', 'cpf', 'nome', 'ano'] });
  });

  it('draws lines over time and bars otherwise; a second dimension gives the colours', () => {
    expect(defaultChoice(byMonth, chartColumns(byMonth, known))).toEqual({
      kind: 'line',
      measure: 'count',
      dimension: 'month',
      split: 'network',
    });
    const byName: ResultTable = { columns: ['nome', 'valor'], rows: [['A', '1.00']] };
    expect(defaultChoice(byName, chartColumns(byName, new Map()))).toMatchObject({ kind: 'bar', dimension: 'nome', split: null });
    expect(defaultChoice({ columns: ['nome'], rows: [['A']] }, { measures: [], dimensions: ['nome'] })).toBeNull();
  });

  it('has one series per value of the second dimension, in the order of time, with the unit of the catalogue', () => {
    expect(drawn(byMonth, { measure: 'amount' })).toMatchObject({
      title: 'Valor vendido por mês e rede',
      heading: 'Mês',
      unit: 'money',
      labels: ['01/2026', '02/2026'],
      series: [
        { label: 'Norte', values: [null, '30.50'] },
        { label: 'Sul', values: [null, '10.00'] },
        { label: 'Sem informação', values: ['5.00', null] },
      ],
    });
  });

  it('never adds rows up: the other dimensions name a group that repeats', () => {
    const { labels, series } = drawn(byMonth, { split: null });
    expect(labels).toEqual(['01/2026 · Norte', '01/2026 · Sem informação', '02/2026 · Norte', '02/2026 · Sul']);
    expect(series).toEqual([{ label: 'Vendas', values: ['2', '1', '3', '1'] }]);
    const twice: ResultTable = {
      columns: ['nome', 'valor'],
      rows: [
        ['A', '1.00'],
        ['A', '2.00'],
      ],
    };
    expect(drawn(twice, {}, new Map())).toMatchObject({ labels: ['A', 'A (2)'], unit: 'number', series: [{ values: ['1.00', '2.00'] }] });
  });

  it('says how much it leaves out', () => {
    const many: ResultTable = {
      columns: ['dia', 'loja', 'valor'],
      rows: Array.from({ length: 70 }, (_, at) => [`D${at}`, `L${at % 9}`, 1]),
    };
    const { labels, series, allLabels, allSeries } = drawn(many, { split: 'loja' }, new Map());
    expect([labels.length, allLabels, series.length, allSeries]).toEqual([60, 70, MAX_SERIES, 9]);
  });

  it('forgets a kept choice whose columns are gone', () => {
    const columns = chartColumns(byMonth, known);
    expect(validChoice({ kind: 'bar', measure: 'gone', dimension: 'month', split: null }, columns)).toBeNull();
    expect(validChoice({ kind: 'bar', measure: 'count', dimension: 'month', split: 'gone' }, columns)?.split).toBeNull();
  });

  it('writes days, months, quarters and flags in Portuguese', () => {
    expect(['2026-07', '2026-07-31', '2026-Q3', '2026', true, null].map(labelOf)).toEqual([
      '07/2026',
      '31/07/2026',
      '3º tri. 2026',
      '2026',
      'Sim',
      'Sem informação',
    ]);
  });

  it('finds the titles by the first field of the answer', () => {
    expect(entryOfAnswer([sales], { salesTotals: { rows: [] } })).toBe(sales);
    expect(entryOfAnswer([sales], { networks: {} })).toBeUndefined();
    expect(known.get('before.amount')).toEqual({ title: 'Valor vendido (antes)', unit: 'BRL', isMeasure: true });
    expect(known.get('networkId')).toEqual({ title: 'Rede (id)', isMeasure: false });
  });
});
