import { openTestDatabase } from '../../test/database.ts';
import { copyOut } from './copy-out.ts';
import type { Database } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function textOf(statement: string, params: readonly unknown[] = []): Promise<string> {
  let text = '';
  for await (const { bytes } of copyOut(database.pool, statement, params, { form: 'TEXT' })) text += bytes;
  return text;
}

/** What the server runs for a COPY. */
const copies = async () =>
  (await database.read("select pid from pg_stat_activity where query like 'copy (%' and state = 'active' and datname = current_database()"))
    .length;

/** Kept out of the table list, where all of it would be computed first. */
const ENDLESS = "select repeat('x', 1000) || generate_series(1, 100000000)";

describe('the values of a COPY', () => {
  it.each([
    "'; drop table sellers; --",
    "it's \\' and \\\\",
    "\\'; select 1; --",
    '$1 $2 $$ $tag$',
    "E'\\x27' U&'\\0027'",
    'aspas " e \n linha \t tab \r volta',
    '😀 ção %s {a,b} NULL null',
    '',
  ])('are what a parameter would be: %j', async (value) => {
    expect(await textOf('select $1::text', [value])).toBe(value);
    expect(await textOf('select $2 || $1::text', [value, "'$1'"])).toBe(`'$1'${value}`);
    expect(await textOf("select array_to_string($1::text[], '|')", [[value, 'x', value]])).toBe(`${value}|x|${value}`);
  });

  it('may be numbers, booleans, instants, lists of them and nothing', async () => {
    const asked = 'select row($1::int, $2::boolean, $3::timestamptz, $4::int[], $5::text)::text';
    const values = [-7, true, new Date('2026-02-01T02:59:00Z'), [1, 2, null], null];
    expect(await textOf(asked, values)).toBe('(-7,t,"31/01/2026 23:59:00 -03","{1,2,NULL}",)');
  });

  it('are of no other kind', async () => {
    for (const value of [1.5, Number.NaN, {}, () => 'x'])
      await expect(textOf('select $1::text', [value])).rejects.toThrow('no literal is written for');
    expect(database.pool.idleCount).toBe(database.pool.totalCount);
  });
});

describe('a COPY', () => {
  it('ends on the server when its reader leaves, and the pool goes on', async () => {
    let rows = 0;
    for await (const block of copyOut(database.pool, ENDLESS, [], { form: 'LINES' })) {
      rows += block.rows;
      if (rows > 1_000) break;
    }
    for (let tries = 0; tries < 100 && (await copies()) > 0; tries++) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await copies()).toBe(0);
    expect(await textOf('select $1::text', ['ainda'])).toBe('ainda');
  });

  it('tells what it failed with after the rows that came before', async () => {
    let rows = 0;
    const reading = async () => {
      for await (const block of copyOut(database.pool, 'select 1 / (90000 - n) from generate_series(1, 100000) n', [], { form: 'LINES' }))
        rows += block.rows;
    };
    await expect(reading()).rejects.toMatchObject({ code: '22012' });
    expect(rows).toBeGreaterThan(0);
    expect(await textOf('select $1::text', ['ainda'])).toBe('ainda');
  });

  it('fails when its connection is lost, and the pool goes on', async () => {
    const reading = async () => {
      for await (const { rows } of copyOut(database.pool, ENDLESS, [], { form: 'LINES' }))
        if (rows > 0)
          await database.pool.query(
            "select pg_terminate_backend(pid) from pg_stat_activity where query like 'copy (%' and datname = current_database()",
          );
    };
    await expect(reading()).rejects.toThrow();
    expect(await textOf('select $1::text', ['ainda'])).toBe('ainda');
  });

  it('gives its connection back after the last row', async () => {
    const before = database.pool.totalCount;
    for (let time = 0; time < 3; time++) expect(await textOf("select 'x' from generate_series(1, 3)")).toBe('xxx');
    expect([database.pool.totalCount, database.pool.idleCount]).toEqual([before, before]);
  });
});
