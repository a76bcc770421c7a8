import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildStaff } from '../../test/builders/people.ts';
import { allLists, defineList, type List } from './list.ts';
import { runList } from './run-list.ts';
import { searchConditions } from './search-words.ts';

const notes = {
  rowType: 'SampleNote',
  description: 'Numbers and words of a table of this test.',
  permission: 'network:list',
  from: 'sample_notes n',
  key: 'n.id',
  search: 'n.busca',
  columns: { id: { sql: 'n.id', type: 'id', title: 'Id', sortable: true } },
  defaultSort: [{ column: 'id', direction: 'asc' }],
} as const satisfies Omit<List, 'name'>;
const byDigits = defineList({ ...notes, name: 'sampleNotesByDigits', digits: 'sample_notes' as never });
const byTrigrams = defineList({ ...notes, name: 'sampleNotesByTrigrams' });

const KEY = '35261112345678000195550010001005003123456789';
const ROWS = [
  'ana souza 52998224725 loja silva 11222333000181 l002613 100500003',
  'bruno lima 39053344705 loja silva 11222333000181 l002613 100500004',
  `carla dias 11144477735 mercado 99 44555666000172 m12 ${KEY}`,
  'tel 11 99999-1234 cep 01310-100',
  'nota12345serie6 12345a67890',
  '00012345',
  '12345',
  '1234 5678',
  'sem numeros 100% _ \\',
  null,
];

let app: TestApp;
let admin: Awaited<ReturnType<typeof buildStaff>>;
const found = async (search: string, list: List = byDigits) =>
  (await runList(list, app.contextFor(admin.actor), { search, pageSize: 100 })).items.map(({ id }) => id);

beforeAll(async () => {
  app = await openTestApp();
  admin = await buildStaff(app.database, 2);
  await app.database.pool.query('create table sample_notes (id int primary key, busca text)');
  for (const [index, busca] of ROWS.entries())
    await app.database.pool.query('insert into sample_notes values ($1, $2)', [index + 1, busca]);
});
afterAll(() => app.close());

describe('a search of digits', () => {
  it.each<[string, number[]]>([
    ['100500003', [1]],
    ['00500003', [1]],
    ['050000', [1, 2]],
    ['10050000', [1, 2]],
    ['100500005', []],
    // The middle of a CPF as typed, of a masked CNPJ, of a 44-digit key.
    ['982.247', [1]],
    ['529.982.247-25', [1]],
    ['22.333/0001', [1, 2]],
    ['5550010001005003', [3]],
    [KEY, [3]],
    [`${KEY}1`, []],
    // Exactly a window's digits, and fewer.
    ['12345', [3, 5, 6, 7]],
    ['01234', [6]],
    ['1234', [3, 4, 5, 6, 7, 8]],
    ['99', [1, 3, 4]],
    // Digits next to letters: runs end where letters begin.
    ['l002613', [1, 2]],
    ['a12345serie', [5]],
    ['12345a67890', [5]],
    ['12345a6789x', []],
    ['1234567890', []],
    // Separate digits are not one number.
    ['12345678', [3]],
    // Words and digits: all of them must match.
    ['silva 100500004', [2]],
    ['souza 100500004', []],
    ['100500003 52998224725', [1]],
    ['100500003 39053344705', []],
    // A mask of no document, and what only looks like one.
    ['99999-1234', []],
    ['tel99999-1234', []],
    ['100% 12345', []],
    ["12345' or 1=1 --", []],
    ['12345%', []],
    ['12345_67890', []],
  ])('for %s finds %j, as a search without its index does', async (search, expected) => {
    expect(await found(search)).toEqual(expected);
    expect(await found(search, byTrigrams)).toEqual(expected);
  });

  it('finds the same as without its index for every piece of every text', async () => {
    const pieces = ROWS.flatMap((row) =>
      [3, 5, 7, 11].flatMap((length) => Array.from({ length: 4 }, (_, at) => row?.substr(at * 9, length))),
    );
    for (const piece of new Set(pieces))
      if (piece?.trim()) expect([piece, await found(piece)]).toEqual([piece, await found(piece, byTrigrams)]);
  });

  it.each(
    allLists()
      .filter(({ name, digits }) => digits && !name.startsWith('sample'))
      .map((list) => [list.name, list] as const),
  )('of %s is served by the index of its table, and then by keys', async (_, list) => {
    const table = list.digits!;
    const alias = list.search!.split('.')[0];
    expect(list.from).toMatch(new RegExp(`(^|from |join )${table} ${alias}\\b`));
    const params: unknown[] = [];
    const [condition] = searchConditions(list, '100500003', (value) => `$${params.push(value)}`);
    const outer = await planOf(`select ${alias}.* from ${table} ${alias} where ${condition}`, params);
    expect(outer).toContain('Index Cond: (id = ANY');
    expect(outer).not.toContain('_busca');
    // As `digit_matches` asks.
    const inner = await planOf(`select id from ${table} where digit_grams(busca) @> '{10050,500}' and strpos(busca, '100500') > 0`);
    expect(inner).toContain(`Bitmap Index Scan on ${table}_digits`);
  });
});

/** Reading a small table whole is cheaper: this only tests whether an index can answer. */
async function planOf(text: string, params: readonly unknown[] = []): Promise<string> {
  const rows = await app.database.transaction(async (tx) => {
    await tx.sql('set local enable_seqscan = off');
    return tx.sql<{ 'QUERY PLAN': string }>(`explain ${text}`, params);
  });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
