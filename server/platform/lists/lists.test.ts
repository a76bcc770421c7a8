import { buffer } from 'node:stream/consumers';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildNetwork, buildStaff } from '../../test/builders/people.ts';
import type { Actor } from '../actor.ts';
import { withSnapshot } from '../db/copy-out.ts';
import { closedSet } from '../graphql/closed-set.ts';
import { readSheetRows } from '../sheets/read-sheet.ts';
import type { SheetRecord } from '../sheets/sheet-column.ts';
import { writeCsv, writeXlsx } from '../sheets/write-sheet.ts';
import { checkExport, csvParts, exportColumns, exportStream } from './export-rows.ts';
import type { ExportRequest } from './export-statement.ts';
import { allLists, defineList, findList, type List } from './list.ts';
import { findRow, type ListOptions, ROW_CAP, runList } from './run-list.ts';

const colours = closedSet('SampleColour', 'Colour of a fruit.', { vermelha: 'Red: ripe.', verde: 'Green.' });
const fruits = defineList({
  name: 'sampleFruits',
  rowType: 'SampleFruit',
  description: 'Rows of a table of this test.',
  permission: 'network:list',
  from: 'sample_fruits f',
  key: 'f.id',
  search: 'f.busca',
  where: ['not f.excluida'],
  columns: {
    id: { sql: 'f.id', type: 'id', title: 'Id', sortable: true },
    nome: { sql: 'f.nome', type: 'text', title: 'Nome', sortable: true, nullable: false },
    grupo: { sql: 'f.grupo', type: 'integer', title: 'Grupo', sortable: true },
    preco: { sql: 'f.preco', type: 'money', title: 'Preço', sortable: true, permission: 'network:seeValorPonto' },
    cor: { sql: 'f.cor', type: 'text', title: 'Cor' },
    colhidaEm: { sql: 'f.colhida_em', type: 'date', title: 'Colhida em' },
  },
  filters: {
    grupo: { type: 'integer', description: 'Group.', where: (value) => `f.grupo = ${value}` },
    madura: { type: 'boolean', description: 'Ripe.', where: (_, value) => (value ? "f.cor = 'vermelha'" : "f.cor <> 'vermelha'") },
    desde: { type: 'date', description: 'Since.', where: (value) => `f.colhida_em >= ${value}` },
    cor: { type: 'text', set: colours, description: 'Colour.', where: (value) => `f.cor = ${value}` },
    nomes: { type: 'textList', description: 'Names.', where: (value) => `f.nome = any(${value}::text[])` },
  },
  scope: ({ actor, bind }) =>
    actor.kind === 'staff' && actor.networkIds
      ? [`f.network_id = any(${bind(actor.networkIds)}::int[])`]
      : actor.kind === 'staff'
        ? []
        : ['false'],
  defaultSort: [{ column: 'grupo', direction: 'desc' }],
});

defineList({
  name: 'sampleMany',
  rowType: 'SampleMany',
  description: 'More rows than one answer holds.',
  permission: 'network:list',
  from: 'generate_series(1, 10001) m(id)',
  key: 'm.id',
  columns: { id: { sql: 'm.id', type: 'id', title: 'Id', sortable: true } },
  defaultSort: [{ column: 'id', direction: 'asc' }],
});

let app: TestApp;
let admin: Awaited<ReturnType<typeof buildStaff>>;
let networks: { id: number }[];
const list = (options: ListOptions = {}, filter: Record<string, unknown> = {}, actor: Actor = admin.actor) =>
  runList(fruits, app.contextFor(actor), options, filter);
const ids = async (...input: Parameters<typeof list>) => (await list(...input)).items.map(({ id }) => id);
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
const SAMPLES = { id: '1', text: '1', integer: 2026, boolean: true, date: '2026-01-01', textList: ['1'], idList: ['1'] };
/** One filter at a time: a word of its set, else a value of its type. */
const sampleFilters = ({ filters = {} }: List) =>
  Object.entries(filters).map(([name, { type, set }]) => ({ [name]: set ? Object.keys(set)[0] : SAMPLES[type] }));
const names = async (search: string) => (await list({ search, sort: 'nome' })).items.map(({ nome }) => nome);

beforeAll(async () => {
  app = await openTestApp();
  admin = await buildStaff(app.database, 2);
  networks = [await buildNetwork(app.database), await buildNetwork(app.database)];
  await app.database.pool.query(`create table sample_fruits (id int primary key, nome text, grupo int, preco numeric(14,2), cor text, colhida_em date,
    network_id int, excluida boolean not null default false, busca text generated always as (search_text(nome || ' ' || coalesce(cor, ''))) stored)`);
  const rows: [string, number | null, string | null, string][] = [
    ['Maçã', 1, '3.50', 'vermelha'],
    ['Maracujá', 1, '9.90', 'amarela'],
    ['Pêssego 100%', 2, null, 'amarela'],
    ['Melão_verde', 2, '12.00', 'verde'],
    ["D'água \\ coco", 2, '1.00', 'verde'],
    ['CPF 529.982.247-25', null, '0.01', 'azul'],
    ['52998224725', 1, '0.02', 'azul'],
  ];
  for (const [index, [nome, grupo, preco, cor]] of rows.entries())
    await app.database.pool.query('insert into sample_fruits values ($1,$2,$3,$4,$5,$6,$7)', [
      index + 1,
      nome,
      grupo,
      preco,
      cor,
      `2026-0${index + 1}-15`,
      networks[index % 2]?.id,
    ]);
  await app.database.pool.query("insert into sample_fruits values (99, 'Apagada', 1, 1, 'x', null, $1, true)", [networks[0]?.id]);
});
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

describe('pages', () => {
  it('hold ten rows by default, exact totals on every page, also on an empty one', async () => {
    expect(await list()).toMatchObject({ total: 7, capped: false });
    const last = await list({ page: 3, pageSize: 3 });
    expect([last.items.length, last.total]).toEqual([1, 7]);
    expect(await list({ page: 4, pageSize: 3 })).toEqual({ items: [], total: 7, capped: false });
    expect(await list({ page: 10_000_000, pageSize: 100 })).toEqual({ items: [], total: 7, capped: false });
    expect(await list({}, { grupo: 77 })).toEqual({ items: [], total: 0, capped: false });
    expect((await list({ pageSize: 100 })).items).toHaveLength(7);
  });

  it('follow one another without a row twice or missing where the sorted values are equal', async () => {
    for (const direction of ['asc', 'desc'] as const) {
      const pages = [];
      for (let page = 1; page <= 7; page++) pages.push(...(await ids({ page, pageSize: 1, sort: 'grupo', direction })));
      expect(pages).toEqual(await ids({ pageSize: -1, sort: 'grupo', direction }));
      expect(new Set(pages).size).toBe(7);
      expect(pages.at(-1)).toBe(6);
    }
  });

  it('stop at ten thousand rows when all are asked for, and say so', async () => {
    const many = findList('sampleMany')!;
    for (const pageSize of [-1, 500_000]) {
      const { items, total, capped } = await runList(many, app.contextFor(admin.actor), { pageSize });
      expect([items.length, total, capped]).toEqual([ROW_CAP, 10_001, true]);
    }
    expect(await runList(many, app.contextFor(admin.actor), { pageSize: ROW_CAP })).toMatchObject({ capped: false });
  });

  it.each([
    [{ page: 0 }],
    [{ page: -1 }],
    [{ page: 1.5 }],
    [{ page: 10_000_001 }],
    [{ pageSize: 0 }],
    [{ pageSize: -2 }],
    [{ pageSize: 1e9 }],
  ])('refuse %j', async (options) => {
    await expect(list(options)).rejects.toMatchObject({ code: 'INPUT_INVALID', message: expect.stringContaining('inválid') });
  });
});

describe('order', () => {
  it('is the list own unless a sortable column is named; empty values come last both ways', async () => {
    expect(await ids()).toEqual([5, 4, 3, 7, 2, 1, 6]);
    expect(await ids({ sort: 'preco', direction: 'asc' })).toEqual([6, 7, 5, 1, 2, 4, 3]);
    expect((await ids({ sort: 'preco', direction: 'desc' })).at(-1)).toBe(3);
  });

  it('refuses any other column and names the valid ones', async () => {
    for (const sort of ['cor', 'nada', 'f.id', 'id; drop table sample_fruits', '__proto__', 'constructor', 'toString'])
      await expect(list({ sort })).rejects.toMatchObject({
        code: 'LIST_SORT_UNKNOWN',
        message: `Ordenação desconhecida: ${sort}. Use: id, nome, grupo, preco`,
      });
    await expect(list({ direction: 'sideways' as 'asc' })).rejects.toMatchObject({ message: 'Direção de ordenação inválida' });
  });
});

describe('search', () => {
  it('ignores case and accents, wants every word, and takes wildcards and quotes literally', async () => {
    expect(await names('MACA')).toEqual(['Maçã']);
    expect(await names('maracujá AMARELA')).toEqual(['Maracujá']);
    expect(await names('maca amarela')).toEqual([]);
    expect(await names('100%')).toEqual(['Pêssego 100%']);
    expect(await names('%')).toEqual(['Pêssego 100%']);
    expect(await names('_')).toEqual(['Melão_verde']);
    expect(await names('\\')).toEqual(["D'água \\ coco"]);
    expect(await names("d'água")).toEqual(["D'água \\ coco"]);
    expect(await names("' or 1=1 --")).toEqual([]);
  });

  it('finds digits by a masked document, and everything by blanks', async () => {
    expect(await names('529.982.247-25')).toContain('52998224725');
    expect(await names('   ')).toHaveLength(7);
    await expect(list({ search: 'x'.repeat(201) })).rejects.toMatchObject({ message: 'Busca longa demais' });
    await expect(list({ search: 'a\u0000' })).rejects.toMatchObject({ code: 'INPUT_INVALID' });
  });
});

describe('filters', () => {
  it('all hold together and are read by their type', async () => {
    expect(await ids({}, { grupo: 1, madura: false })).toEqual([7, 2]);
    expect(await ids({}, { grupo: '1', madura: '1' })).toEqual([1]);
    expect(await ids({ sort: 'id' }, { desde: '15/06/2026' })).toEqual([6, 7]);
    expect(await ids({ sort: 'id' }, { nomes: ['Maçã', "' or 1=1 --"] })).toEqual([1]);
    expect(await ids({}, { nomes: [] })).toEqual([]);
    expect((await list({}, { grupo: null })).total).toBe(7);
    expect(new Set((await list({}, { cor: 'vermelha' })).items.map(({ cor }) => cor))).toEqual(new Set(['vermelha']));
  });

  it('are refused when unknown or of another type, by name', async () => {
    await expect(list({}, { dono: 1 })).rejects.toMatchObject({ fields: [{ field: 'dono', message: 'Campo não permitido: dono' }] });
    await expect(list({}, { grupo: 'x' })).rejects.toMatchObject({ fields: [{ field: 'grupo', message: 'Número inválido' }] });
    await expect(list({}, { grupo: 99_999_999_999 })).rejects.toMatchObject({ code: 'INPUT_INVALID' });
    await expect(list({}, { desde: '31/02/2026' })).rejects.toMatchObject({ fields: [{ field: 'desde', message: 'Data inválida' }] });
    await expect(list({}, { madura: 'talvez' })).rejects.toMatchObject({ code: 'INPUT_INVALID' });
    await expect(list({}, { cor: 'azul' })).rejects.toMatchObject({ fields: [{ field: 'cor', message: 'Valor inválido' }] });
  });
});

describe('who sees what', () => {
  it('no row outside the scope appears, is counted, found by id or by any filter or search', async () => {
    const narrow = { ...admin.actor, level: 1, networkIds: [networks[0]!.id] };
    expect(await ids({ sort: 'id' }, {}, narrow)).toEqual([1, 3, 5, 7]);
    expect(await list({ page: 9 }, {}, narrow)).toMatchObject({ total: 4 });
    expect(await ids({ search: 'maracuja' }, {}, narrow)).toEqual([]);
    expect(await ids({}, { nomes: ['Maracujá'] }, narrow)).toEqual([]);
    expect(await findRow(fruits, app.contextFor(narrow), 2)).toBeNull();
    expect(await findRow(fruits, app.contextFor(narrow), 1)).toMatchObject({ nome: 'Maçã' });
    expect(await findRow(fruits, app.contextFor(admin.actor), 99)).toBeNull();
    expect(await list({}, {}, { ...narrow, networkIds: [] })).toMatchObject({ total: 0 });
  });

  it('a column with a permission is null for others, who may not sort by it either', async () => {
    const without = { ...admin.actor, level: 0 };
    expect((await list({}, {}, without)).items.map(({ preco }) => preco)).toEqual(Array(7).fill(null));
    expect(await findRow(fruits, app.contextFor(without), 1)).toMatchObject({ nome: 'Maçã', preco: null });
    await expect(list({ sort: 'preco' }, {}, without)).rejects.toMatchObject({
      message: 'Ordenação desconhecida: preco. Use: id, nome, grupo',
    });
    expect((await list({ sort: 'id' })).items[0]).toMatchObject({ preco: '3.50', colhidaEm: '2026-01-15' });
  });

  it('people outside the permission are refused before any row is read', async () => {
    await expect(list({}, {}, { kind: 'anonymous' })).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
    const consumer: Actor = { kind: 'consumer', id: 1, nome: 'C', cpf: '1' };
    await expect(list({}, {}, consumer)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await expect(findRow(fruits, app.contextFor(consumer), 1)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });
});

describe('the catalogue', () => {
  it.each(allLists().map((definition) => [definition.name, definition] as const))(
    'runs %s whole: every column, every sort, every filter',
    async (_, definition) => {
      const system = app.contextFor({ kind: 'system' });
      await runList(definition, system, { search: 'abc 123' });
      for (const [sort, { sortable }] of Object.entries(definition.columns))
        if (sortable) await runList(definition, system, { sort, direction: 'desc', pageSize: 1 });
      for (const filter of sampleFilters(definition)) {
        // A text filter may be a choice of words: refusing it is fine, a failing statement is not.
        await runList(definition, system, { pageSize: 1 }, filter).catch((error: { code?: string }) => {
          if (error.code !== 'INPUT_INVALID') throw error;
        });
      }
    },
  );
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
    const many = findList('sampleMany')!;
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
