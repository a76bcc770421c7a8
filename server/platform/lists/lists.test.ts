import { text } from 'node:stream/consumers';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildNetwork, buildStaff } from '../../test/builders/people.ts';
import type { Actor } from '../actor.ts';
import { checkExport, exportStream } from './export-rows.ts';
import { allLists } from './list.ts';
import { listTotal } from './list-total.ts';
import { findRow, type ListOptions, ROW_CAP, runList } from './run-list.ts';
import { fruits, growFruits, many, sampleFilters } from './sample-lists.fixture.ts';

let app: TestApp;
let admin: Awaited<ReturnType<typeof buildStaff>>;
let networks: { id: number }[];
const list = (options: ListOptions = {}, filter: Record<string, unknown> = {}, actor: Actor = admin.actor) =>
  runList(fruits, app.contextFor(actor), options, filter);
const ids = async (...input: Parameters<typeof list>) => (await list(...input)).items.map(({ id }) => id);
const names = async (search: string) => (await list({ search, sort: 'nome' })).items.map(({ nome }) => nome);

beforeAll(async () => {
  app = await openTestApp();
  admin = await buildStaff(app.database, 2);
  networks = [await buildNetwork(app.database), await buildNetwork(app.database)];
  await growFruits(app.database.pool, networks);
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

describe('range filters', () => {
  const refused = (filter: Record<string, unknown>, actor?: Actor) =>
    expect(list({}, filter, actor)).rejects.toMatchObject({ code: 'INPUT_INVALID', fields: [{ field: Object.keys(filter)[0] }] });

  it('include both ends, and leave a missing end open', async () => {
    expect(await ids({ sort: 'id' }, { preco: { min: '1.00', max: '9.9' } })).toEqual([1, 2, 5]);
    expect(await ids({ sort: 'id' }, { preco: { min: 9.9 } })).toEqual([2, 4]);
    expect(await ids({ sort: 'id' }, { preco: { max: '0.01', min: null } })).toEqual([6]);
    expect(await ids({ sort: 'id' }, { colhidaEm: { from: '15/05/2026', to: '2026-06-15' } })).toEqual([5, 6]);
    expect((await list({}, { preco: {}, colhidaEm: null })).total).toBe(7);
  });

  it('read an instant by its day in São Paulo', async () => {
    expect(await ids({}, { vistaEm: { from: '2026-03-15', to: '2026-03-15' } })).toEqual([3]);
    expect(await ids({}, { vistaEm: { from: '2026-03-16', to: '2026-04-14' } })).toEqual([]);
  });

  it('hold together with the older names of their ends', async () => {
    expect(await ids({ sort: 'id' }, { colhidaDe: '2026-02-15', colhidaAte: '2026-04-15' })).toEqual([2, 3, 4]);
    expect(await ids({ sort: 'id' }, { colhidaDe: '2026-02-15', colhidaEm: { from: '2026-01-01', to: '2026-03-15' } })).toEqual([2, 3]);
    expect(await ids({}, { colhidaAte: '2026-02-15', colhidaEm: { from: '2026-03-15' } })).toEqual([]);
  });

  it('are refused in Portuguese where an end is none, the ends are in the wrong order, or a column has no range', async () => {
    const problem = (filter: Record<string, unknown>, field: string, message: string) =>
      expect(list({}, filter)).rejects.toMatchObject({ code: 'INPUT_INVALID', fields: [{ field, message }] });
    await problem({ preco: { min: 'dez' } }, 'preco.min', 'Número inválido');
    await problem({ preco: { max: '1e9' } }, 'preco.max', 'Número inválido');
    await problem({ preco: { max: true } }, 'preco.max', 'Número inválido');
    await problem({ preco: { min: '2', max: '1.99' } }, 'preco', 'Mínimo não pode ser maior que o máximo');
    await problem({ preco: '10' }, 'preco', 'preco inválido');
    await problem({ preco: { from: '2026-01-01' } }, 'preco.from', 'Campo não permitido: from');
    await problem({ colhidaEm: { from: '31/02/2026' } }, 'colhidaEm.from', 'Data inválida');
    await problem({ colhidaEm: { from: '2026-02-01', to: '2026-01-31' } }, 'colhidaEm', 'Data inicial não pode ser maior que data final');
    await problem({ nome: { min: 1 } }, 'nome', 'Campo não permitido: nome');
  });

  it('do not reveal what a column hides from its reader', async () => {
    const without = { ...admin.actor, level: 0 } as Actor;
    const masked = { ...admin.actor, seesMasks: true } as Actor;
    expect(await ids({}, { segredo: { min: '12' } })).toEqual([4]);
    await refused({ preco: { min: '12' } }, without);
    await refused({ preco: {} }, without);
    await refused({ segredo: { min: '12' } }, masked);
    // Nor does a total, an export or a second list that leads to the first.
    await expect(listTotal(fruits, app.contextFor(masked), { segredo: { max: '12' } })).rejects.toMatchObject({ code: 'INPUT_INVALID' });
    expect(() => checkExport(fruits, app.contextFor(without), { filter: { preco: { max: '12' } } })).toThrow('Campo não permitido: preco');
  });

  it('filter spreadsheets', async () => {
    const file = await text(exportStream(fruits, app.contextFor(admin.actor), 'CSV', { filter: { preco: { min: '9.90' } } }));
    expect(file.match(/Mara|Mel/g)).toEqual(['Mel', 'Mara']);
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
