import { buffer } from 'node:stream/consumers';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildNetwork, buildStaff } from '../../test/builders/people.ts';
import { withSnapshot } from '../db/copy-out.ts';
import { readSheetRows } from '../sheets/read-sheet.ts';
import type { SheetRecord } from '../sheets/sheet-column.ts';
import { writeCsv, writeXlsx } from '../sheets/write-sheet.ts';
import { checkExport, csvParts, exportColumns, exportStream } from './export-rows.ts';
import type { ExportRequest } from './export-statement.ts';
import { allLists, defineList, type List } from './list.ts';
import { fruits, growFruits, many, sampleFilters } from './sample-lists.fixture.ts';

let app: TestApp;
let admin: Awaited<ReturnType<typeof buildStaff>>;
/** A copy of a whole part, because its memory is reused. */
const copied = async (part: AsyncIterable<Buffer>) => {
  const blocks: Buffer[] = [];
  for await (const block of part) blocks.push(Buffer.from(block));
  return Buffer.concat(blocks);
};
/** The parts of a .csv, all read in parallel. */
const inParts = async (list: List, request: ExportRequest, sizes: { rows: number; partRows?: number }) => {
  let rows = 0;
  const onRows = (count: number) => {
    rows += count;
  };
  const pieces = await withSnapshot(app.database.pool, async (snapshot) => {
    const next = csvParts(list, app.contextFor(admin.actor), request, { ...sizes, snapshot, onRows });
    const reading: Promise<Buffer>[] = [];
    for (let part = await next(); part; part = await next()) reading.push(copied(part));
    expect(await next()).toBeNull();
    return Promise.all(reading);
  });
  return { pieces, rows };
};
const sheetOf = async (bytes: Buffer) => {
  const rows = [];
  // XML has only one kind of line break.
  for await (const row of readSheetRows(bytes, { kind: 'xlsx', maxCellLength: 40_000 }))
    rows.push(row.cells.map((cell) => cell.replaceAll('\r\n', '\n')));
  return rows;
};

beforeAll(async () => {
  app = await openTestApp();
  admin = await buildStaff(app.database, 2);
  await growFruits(app.database.pool, [await buildNetwork(app.database), await buildNetwork(app.database)]);
});
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

describe('a list as a spreadsheet', () => {
  it('is written by the database exactly as the process would write it', async () => {
    const texts = [
      '=1+1',
      '-2',
      '+x',
      '@a',
      '\tb',
      '\uFF1Dc',
      'a;b',
      'diz "oi"',
      'duas\r\nlinhas',
      '=a;"b"',
      'ação',
      ' x ',
      '',
      null,
      'y'.repeat(40_000),
    ];
    const numbers = ['0', '-12.5', '1234567.891', '0.00005', '3.10', null, '-0.00', '12.3456'];
    await app.database.pool.query(
      'create table sample_cells (id int, texto text, numero numeric, inteiro bigint, sim boolean, dia date, hora timestamptz)',
    );
    for (let id = 0; id < texts.length; id++)
      await app.database.pool.query('insert into sample_cells values ($1, $2, $3, $4, $5, $6, $7)', [
        id,
        texts[id],
        numbers[id % numbers.length],
        id % 3 ? -id : null,
        id % 3 ? id % 2 === 0 : null,
        id % 4 ? '2024-02-29' : null,
        id % 4 ? '2026-02-01T02:59:59Z' : null,
      ]);
    const cells = defineList({
      name: 'sampleCells',
      rowType: 'SampleCell',
      description: 'Cells of every type.',
      permission: 'network:list',
      from: 'sample_cells c',
      key: 'c.id',
      columns: {
        texto: { sql: 'c.texto', type: 'text', title: 'Texto' },
        numero: { sql: 'c.numero', type: 'decimal', title: 'Número' },
        valor: { sql: 'round(c.numero, 2)', type: 'money', title: 'Valor' },
        inteiro: { sql: 'c.inteiro', type: 'integer', title: 'Inteiro' },
        sim: { sql: 'c.sim', type: 'boolean', title: 'Sim' },
        dia: { sql: 'c.dia', type: 'date', title: 'Dia' },
        hora: { sql: 'c.hora', type: 'dateTime', title: 'Hora' },
      },
      defaultSort: [],
    });
    const ctx = app.contextFor(admin.actor);
    const { text, params } = checkExport(cells, ctx, {});
    const { rows } = await app.database.pool.query<SheetRecord>(text, params);
    const written = (await buffer(exportStream(cells, ctx, 'CSV', {}))).toString();
    const expected = (await buffer(writeCsv(exportColumns(cells, ctx), rows))).toString();
    expect(written.split('\r\n')).toEqual(expected.split('\r\n'));
    const [book, other] = [await buffer(exportStream(cells, ctx, 'XLSX', {})), await buffer(writeXlsx(exportColumns(cells, ctx), rows))];
    expect(await sheetOf(book)).toEqual(await sheetOf(other));
    const [row] = await sheetOf(await buffer(exportStream(cells, ctx, 'XLSX', { scope: 'CURRENT', options: { page: 99 } })));
    expect(row).toEqual(['Texto', 'Número', 'Valor', 'Inteiro', 'Sim', 'Dia', 'Hora']);
  });

  it('writes values of every kind into the statement, which then takes no parameters', async () => {
    const strange = ['a,b', 'a"b', 'a\\b', "a'b", '{a}', 'null', '$1', ' x '];
    await app.database.pool.query(
      'insert into sample_fruits (id, nome, grupo) select 1000 + row_number() over (), n, 77 from unnest($1::text[]) n',
      [strange],
    );
    const filter = { grupo: 77, nomes: [...strange, 'other'] };
    const lines = (await buffer(exportStream(fruits, app.contextFor(admin.actor), 'CSV', { filter }))).toString();
    await app.database.pool.query('delete from sample_fruits where grupo = 77');
    expect(lines.trimEnd().split('\r\n')).toHaveLength(strange.length + 1);
  });

  it.each([
    [{ options: { sort: 'nome', direction: 'asc' } }, 2],
    [{ options: { sort: 'nome', direction: 'desc' } }, 2],
    [{ options: { sort: 'id', direction: 'desc' }, filter: { madura: true } }, 2],
    [{ options: { sort: 'nome', search: 'maçã' } }, 2],
    // Nothing sorts after a null by comparison.
    [{ options: { sort: 'grupo' } }, 1],
    [{ options: { sort: 'nome' }, scope: 'CURRENT' }, 1],
    [{ options: { sort: 'nome' }, filter: { nomes: [] } }, 1],
  ] as const)('is, in parts read at once, the file of one stream: %j', async (request, parts) => {
    await app.database.pool.query(
      `insert into sample_fruits (id, nome, grupo, cor, colhida_em) select 2000 + i, 'Maçã "de" ' || i / 3, nullif(i % 5, 0), 'vermelha', '2026-01-01'
       from generate_series(1, 60) i`,
    );
    const ctx = app.contextFor(admin.actor);
    const whole = await buffer(exportStream(fruits, ctx, 'CSV', request as ExportRequest));
    const { pieces, rows } = await inParts(fruits, request as ExportRequest, { rows: 40 });
    await app.database.pool.query('delete from sample_fruits where id > 2000');
    expect(pieces).toHaveLength(parts);
    expect(Buffer.concat(pieces).toString()).toBe(whole.toString());
    expect(whole.toString().trimEnd().split('\r\n')).toHaveLength(rows + 1);
    // Neither part is the whole.
    if (parts === 2) expect(pieces.every((piece) => piece.length > whole.length / 10)).toBe(true);
  });

  it('in its own order, has parts of so many rows each, the last one the rest', async () => {
    const whole = await buffer(exportStream(many, app.contextFor(admin.actor), 'CSV', {}));
    const { pieces, rows } = await inParts(many, {}, { rows: 9, partRows: 4_000 });
    expect(rows).toBe(10_001);
    expect(pieces.map((piece) => piece.toString().trimEnd().split('\r\n').length)).toEqual([4_001, 4_000, 2_001]);
    expect(Buffer.concat(pieces).equals(whole)).toBe(true);
    const exact = await inParts(many, {}, { rows: 9, partRows: 10_001 });
    expect(exact.pieces.map((piece) => piece.equals(whole))).toEqual([true]);
    // In another order each part scans everything: two parts, whatever the count.
    const backwards = await inParts(many, { options: { sort: 'id', direction: 'desc' } }, { rows: 100, partRows: 10 });
    expect([backwards.pieces.length, backwards.rows]).toEqual([2, 10_001]);
  });

  it('works for every list: its columns are of the types they say', async () => {
    const ctx = app.contextFor({ kind: 'system' });
    for (const each of allLists().filter(({ name }) => !name.startsWith('sample')))
      for (const filter of [{}, ...sampleFilters(each)])
        for (const format of ['CSV', 'XLSX'] as const)
          await buffer(exportStream(each, ctx, format, { scope: 'CURRENT', filter })).catch((error: Error & { code?: string }) => {
            if (error.code !== 'INPUT_INVALID') throw new Error(`${each.name} ${JSON.stringify(filter)}: ${error.message}`);
          });
  });
});
