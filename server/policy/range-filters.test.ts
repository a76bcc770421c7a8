import '../rest/index.ts';
import { type Actor, mayDo } from '../platform/actor.ts';
import { checkExport } from '../platform/lists/export-rows.ts';
import { allLists, type List } from '../platform/lists/list.ts';
import { listTotal } from '../platform/lists/list-total.ts';
import { type RangeKind, rangeColumns } from '../platform/lists/range-filters.ts';
import { type Row, runList } from '../platform/lists/run-list.ts';
import { toSaoPauloDate } from '../shared/dates.ts';
import { compare } from '../shared/money.ts';
import type { TestApp } from '../test/app.ts';
import { openDemoApp } from '../test/demo.ts';

/** Columns whose list has an exact filter of their name: a level, a report's year and month, a first day of a month. */
const EXACT = [
  'staffUsers.permissao',
  'corroboration.ano',
  'corroboration.mes',
  'liabilityLots.coorte',
  'successRate.ano',
  'successRate.mes',
];
/** Columns whose value takes a pass over other rows. */
const DEAR = [
  'consumerLots.vencido',
  'creditRules.creditadoHoje',
  ...['ownEntries', 'balanceEntries'].flatMap((list) => ['saldoApos', 'venceEm', 'livre', 'ordem'].map((name) => `${list}.${name}`)),
];
const MEASURED = new Set(['integer', 'decimal', 'money', 'points', 'date', 'dateTime']);

let app: TestApp;
let readers: Actor[];

beforeAll(async () => {
  app = await openDemoApp();
  const [seller] = await app.database.read<{ id: number; nome: string; cpf: string; storeId: number; networkId: number }>(
    `select v.id, v.nome, v.cpf, v.store_id as "storeId", s.network_id as "networkId" from sellers v join stores s on s.id = v.store_id
     where v.ativo order by (select count(*) from submissions x where x.seller_id = v.id) desc, v.id limit 1`,
  );
  const [consumer] = await app.database.read<{ id: number; nome: string; cpf: string }>(
    'select id, nome, cpf from consumers c where ativo order by (select count(*) from postings x where x.consumer_id = c.id) desc, id limit 1',
  );
  readers = [{ kind: 'system' }, { kind: 'seller', ...seller! } as Actor, { kind: 'consumer', ...consumer! } as Actor];
});
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

/** A value of a row as its filter compares it. */
const comparable = (value: unknown, kind: RangeKind) =>
  kind === 'day' ? (value instanceof Date ? toSaoPauloDate(value) : String(value)) : String(value);
const order = (kind: RangeKind) => (a: string, b: string) => (kind === 'day' ? (a < b ? -1 : a > b ? 1 : 0) : compare(a, b));

interface Ranged {
  list: List;
  reader: Actor;
  rows: Row[];
}

/** Filters by the middle half of a column's values; names what is wrong. */
async function tried({ list, reader, rows }: Ranged, name: string, kind: RangeKind): Promise<string[]> {
  const by = order(kind);
  const values = rows.flatMap((row) => (row[name] === null ? [] : [comparable(row[name], kind)])).toSorted(by);
  const [low, high] = [values[values.length >> 2] ?? (kind === 'day' ? '2026-01-01' : '1'), values[(values.length * 3) >> 2]];
  const ends = { low, high: high ?? low };
  const filter = { [name]: kind === 'day' ? { from: ends.low, to: ends.high } : { min: ends.low, max: ends.high } };
  const expected = values.filter((value) => by(value, ends.low) >= 0 && by(value, ends.high) <= 0).length;
  const ctx = app.contextFor(reader);
  const { items, total } = await runList(list, ctx, { pageSize: -1 }, filter, { columns: [name] });
  const outside = items.filter((row) => by(comparable(row[name], kind), ends.low) < 0 || by(comparable(row[name], kind), ends.high) > 0);
  const counted = await listTotal(list, ctx, filter);
  const place = `${list.name}.${name}`;
  return [
    ...(outside.length ? [`${place}: ${outside.length} rows outside`] : []),
    ...([total, counted.total, items.length].every((count) => count === expected)
      ? []
      : [`${place}: ${total}, ${counted.total}, ${items.length} rows instead of ${expected}`]),
  ];
}

describe('range filters of all lists', () => {
  it('exist for every column of numbers or days', () => {
    const lacking = allLists().flatMap((list) =>
      Object.entries(list.columns).flatMap(([name, { type, set }]) =>
        MEASURED.has(type) && !set && !rangeColumns(list)[name] ? [`${list.name}.${name}`] : [],
      ),
    );
    expect(lacking.toSorted()).toEqual([...EXACT, ...DEAR].toSorted());
  });

  it('answer exactly the rows of the demonstration inside their bounds, and count them', async () => {
    const wrong: string[] = [];
    const filled = new Set<string>();
    for (const list of allLists())
      for (const reader of readers.filter((actor) => mayDo(actor, list.permission))) {
        const ranges = rangeColumns(list);
        const { items: rows } = await runList(list, app.contextFor(reader), { pageSize: -1 }, {}, { columns: Object.keys(ranges) });
        if (rows.length) filled.add(list.name);
        for (const [name, kind] of Object.entries(ranges)) wrong.push(...(await tried({ list, reader, rows }, name, kind)));
      }
    expect(wrong).toEqual([]);
    expect(filled.size).toBeGreaterThan(40);
  });

  it('give an export the same conditions', () => {
    const ctx = app.contextFor(readers[0]!);
    for (const list of allLists())
      for (const [name, kind] of Object.entries(rangeColumns(list))) {
        const filter = { [name]: kind === 'day' ? { from: '2026-01-01' } : { min: 1 } };
        expect(checkExport(list, ctx, { filter }).params).toContain(kind === 'day' ? '2026-01-01' : kind === 'decimal' ? '1.00' : 1);
      }
  });

  it('replace the older names of their ends', async () => {
    const ctx = app.contextFor(readers[0]!);
    const aged = allLists().filter(({ periods }) => periods);
    expect(aged.length).toBeGreaterThan(12);
    for (const list of aged)
      for (const [column, [from, to]] of Object.entries(list.periods!)) {
        const days = ['2026-06-01', '2026-10-15'] as const;
        const old = await listTotal(list, ctx, { [from]: days[0], [to]: days[1] });
        expect([list.name, old]).toEqual([list.name, await listTotal(list, ctx, { [column]: { from: days[0], to: days[1] } })]);
      }
  });
});
