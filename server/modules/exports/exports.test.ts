import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { jobNamed } from '../../platform/jobs/job.ts';
import { exportStream } from '../../platform/lists/export-rows.ts';
import { defineList, findList } from '../../platform/lists/list.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { readTable } from '../../platform/sheets/read-table.ts';
import type { Permission } from '../../policy/permissions.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildNetwork, buildStaff } from '../../test/builders/people.ts';

const shelves = defineList({
  name: 'sampleShelves',
  rowType: 'SampleShelf',
  description: 'Rows of a table of this test.',
  permission: 'network:list',
  exportPermission: 'network:update',
  from: 'sample_shelves s',
  key: 's.id',
  search: 'lower(s.nome)',
  columns: {
    id: { sql: 's.id', type: 'id', title: 'Id', exported: false },
    nome: { sql: 's.nome', type: 'text', title: 'Nome', sortable: true },
    valor: { sql: 's.valor', type: 'money', title: 'Valor (R$)', sortable: true },
    segredo: { sql: 's.segredo', type: 'text', title: 'Segredo', permission: 'network:set-active' as Permission },
    desde: { sql: 's.desde', type: 'date', title: 'Desde' },
    quando: { sql: 's.quando', type: 'dateTime', title: 'Quando' },
    dados: { sql: "'{}'::json", type: 'json', title: 'Dados' },
    linkArquivo: { sql: "'ab/abc.pdf'", type: 'file', title: 'Arquivo' },
  },
  filters: { par: { type: 'boolean', description: 'Even ids.', where: (value) => `(s.id % 2 = 0) = ${value}` } },
  scope: ({ actor, bind }) => (actor.kind === 'staff' && actor.networkIds ? [`s.network_id = any(${bind(actor.networkIds)}::int[])`] : []),
  defaultSort: [{ column: 'nome', direction: 'asc' }],
  fileName: 'prateleiras',
});

defineList({
  name: 'sampleNumbers',
  rowType: 'SampleNumber',
  description: 'Fifty thousand rows.',
  permission: 'network:list',
  from: 'generate_series(1, 50000) n(id)',
  key: 'n.id',
  columns: {
    id: { sql: 'n.id', type: 'id', title: 'Id' },
    texto: { sql: 'md5(n.id::text) || md5((n.id + 1)::text) || md5((n.id + 2)::text)', type: 'text', title: 'Texto' },
  },
  defaultSort: [{ column: 'id', direction: 'asc' }],
});

defineList({
  name: 'sampleThousands',
  rowType: 'SampleThousand',
  description: 'More rows than are made while somebody waits.',
  permission: 'network:update',
  from: 'generate_series(1, 50001) n(id)',
  key: 'n.id',
  columns: {
    id: { sql: 'n.id', type: 'id', title: 'Id' },
    // Fails midway for as long as the test says so.
    vez: { sql: '1 / (n.id - (select coalesce(max(id), 0) from sample_broken))', type: 'integer', title: 'Vez' },
  },
  filters: { par: { type: 'boolean', description: 'Even ids.', where: (value) => `(n.id % 2 = 0) = ${value}` } },
  defaultSort: [{ column: 'id', direction: 'asc' }],
  fileName: 'milhares',
});

const EXPORT = 'mutation ($input: ExportListInput!) { exportList(input: $input) { url exportId fileName } }';

let app: TestApp;
let admin: Awaited<ReturnType<typeof buildStaff>>;
let networks: { id: number }[];

async function ask(input: Record<string, unknown>, token = admin.token) {
  return app.graphql(EXPORT, { input: { format: 'CSV', scope: 'ALL', ...input } }, { token });
}

/** The exported rows as text, header first. */
async function csv(input: Record<string, unknown>, token = admin.token): Promise<string[]> {
  const { data, errors } = await ask(input, token);
  expect(errors).toBeUndefined();
  const { status, bytes } = await app.rest('GET', data.exportList.url);
  expect(status).toBe(200);
  return bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
}

beforeAll(async () => {
  app = await openTestApp();
  admin = await buildStaff(app.database, 2);
  networks = [await buildNetwork(app.database), await buildNetwork(app.database)];
  await app.database.pool.query('create table sample_broken (id int)');
  await app.database.pool.query(
    `create table sample_shelves (id int, nome text, valor numeric(14,2), segredo text, desde date, quando timestamptz, network_id int)`,
  );
  await app.database.pool.query(
    `insert into sample_shelves select i, 'Item ' || lpad(i::text, 3, '0'), i * 1.5, 's' || i, '2026-01-31', '2026-02-01T02:59:00Z', case when i <= 10 then $1::int else $2::int end
     from generate_series(1, 25) i`,
    networks.map(({ id }) => id),
  );
});
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

describe('exporting a list', () => {
  it('writes the columns of the list as the screen names them, without ids, structures and links', async () => {
    const [header, first] = await csv({ list: 'sampleShelves' });
    expect(header).toBe('Nome;Valor (R$);Segredo;Desde;Quando');
    expect(first).toBe('Item 001;1,50;s1;31/01/2026;31/01/2026 23:59:00');
  });

  it('takes the search, filters and order of the list: ALL every row, CURRENT the page in view', async () => {
    const options = { search: 'item', sort: 'valor', direction: 'DESC', page: 2, pageSize: 5 };
    const filter = { par: true };
    const all = await csv({ list: 'sampleShelves', options, filter });
    const whole = await runList(
      shelves,
      app.contextFor(admin.actor),
      { search: 'item', sort: 'valor', direction: 'desc', pageSize: -1 },
      filter,
    );
    expect(all.slice(1).map((line) => line.split(';')[0])).toEqual(whole.items.map(({ nome }) => nome));
    expect(all).toHaveLength(13);
    const page = await csv({ list: 'sampleShelves', options, filter, scope: 'CURRENT' });
    const shown = await runList(shelves, app.contextFor(admin.actor), { ...options, direction: 'desc' }, filter);
    expect(page.slice(1).map((line) => line.split(';')[0])).toEqual(shown.items.map(({ nome }) => nome));
    expect(page).toHaveLength(6);
  });

  it('keeps to the rows and the columns that the person may see', async () => {
    const narrow = await buildStaff(app.database, 1, { networkIds: [networks[0]!.id] });
    const lines = await csv({ list: 'sampleShelves' }, narrow.token);
    expect(lines).toHaveLength(11);
    expect(lines[0]).toBe('Nome;Valor (R$);Desde;Quando');
  });

  it('names the file by the list, the scope and the São Paulo time, and writes a workbook that reads back', async () => {
    const { data } = await ask({ list: 'sampleShelves', format: 'XLSX', scope: 'CURRENT', options: { pageSize: 10 } });
    expect(data.exportList.fileName).toBe('prateleiras_20261120120000.xlsx');
    expect((await ask({ list: 'sampleShelves' })).data.exportList.fileName).toBe('prateleiras_completo_20261120120000.csv');
    const file = await app.rest('GET', data.exportList.url);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="prateleiras_20261120120000.xlsx"');
    expect(file.headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    const rows = [];
    const columns = [{ key: 'valor', title: 'Valor (R$)', required: true }];
    for await (const { values } of readTable(file.bytes, { kind: 'xlsx', columns })) rows.push(values.valor);
    expect([rows.length, rows[0]]).toEqual([10, '1.5']);
  });

  it('keeps text that looks like a formula from running', async () => {
    await app.database.pool.query("insert into sample_shelves values (900, '=HYPERLINK(\"http://x\")', -5, '@SUM(1)', null, null, $1)", [
      networks[1]!.id,
    ]);
    const line = (await csv({ list: 'sampleShelves' })).find((text) => text.includes('HYPERLINK'));
    await app.database.pool.query('delete from sample_shelves where id = 900');
    expect(line).toMatch(/^"?'=HYPERLINK/);
    expect(line).toContain(";-5,00;'@SUM(1)");
  });

  it('logs who took which list out', async () => {
    await csv({ list: 'sampleShelves' });
    const [entry] = await app.database.read<{ ator: string; parametros: object }>(
      "select ator, parametros from audit_entries where tipo = 'exportList' order by id desc limit 1",
    );
    expect(entry).toMatchObject({ ator: `staff:${admin.id}`, parametros: { list: 'sampleShelves', format: 'CSV', scope: 'ALL' } });
  });
});

describe('refusing an export', () => {
  it('is done at once for an unknown list, an unknown order, an unknown filter and a person without the permission', async () => {
    const codeOf = async (input: Record<string, unknown>, token?: string) => (await ask(input, token)).errors?.[0]?.extensions.code;
    expect(await codeOf({ list: 'nothing' })).toBe('LIST_UNKNOWN');
    expect(await codeOf({ list: 'sampleShelves', options: { sort: 'desde' } })).toBe('LIST_SORT_UNKNOWN');
    expect(await codeOf({ list: 'sampleShelves', filter: { outro: 1 } })).toBe('INPUT_INVALID');
    const seller = await buildStaff(app.database, 3);
    expect(await codeOf({ list: 'sampleShelves' }, seller.token)).toBe('NOT_ALLOWED');
    expect(await codeOf({ list: 'sampleShelves' }, 'nobody')).toBe('UNAUTHENTICATED');
    expect(await codeOf({ list: 'sampleShelves', options: { search: 'x'.repeat(201) } })).toBe('INPUT_INVALID');
  });

  it('happens at the download too: expired or altered links, deactivated people, ended sessions', async () => {
    const person = await buildStaff(app.database, 2);
    const { data } = await ask({ list: 'sampleShelves' }, person.token);
    const { url } = data.exportList;
    expect((await app.rest('GET', url)).status).toBe(200);
    const altered = await app.rest('GET', `${url}x`);
    expect([altered.status, altered.bytes.toString()]).toEqual([404, 'Link de exportação inválido ou expirado. Exporte novamente.']);
    await app.database.pool.query('update staff_users set ativo = false where id = $1', [person.id]);
    expect((await app.rest('GET', url)).status).toBe(401);
    await app.database.pool.query('update staff_users set ativo = true, permissao = 3 where id = $1', [person.id]);
    expect((await app.rest('GET', url)).status).toBe(403);
    await app.database.pool.query('update staff_users set permissao = 2 where id = $1', [person.id]);
    await app.database.pool.query("update sessions set revogada_em = now() where kind = 'STAFF' and person_id = $1", [person.id]);
    expect((await app.rest('GET', url)).status).toBe(401);
    const later = (await ask({ list: 'sampleShelves' })).data.exportList.url;
    app.clock.advanceDays(6 / 24 / 60);
    expect((await app.rest('GET', later)).status).toBe(404);
  });
});

describe('fifty thousand rows', () => {
  const numbers = () => ({ list: 'sampleNumbers' });

  it('arrive complete, in order', async () => {
    const lines = await csv(numbers());
    expect(lines).toHaveLength(50_001);
    expect(lines.at(-1)).toMatch(/^50000;/);
  });

  it('are read only as fast as they are taken, and leaving early gives the connection back', async () => {
    const list = findList('sampleNumbers')!;
    const ctx = app.contextFor(admin.actor);
    const { pool } = app.database;
    for (const format of ['XLSX', 'CSV'] as const) {
      let taken = 0;
      const stream = exportStream(list, ctx, format, {}, (count) => {
        taken += count;
      });
      await once(stream, 'readable');
      // Waits until rows have arrived and then stopped.
      for (let before = -1; taken === 0 || taken !== before; ) {
        before = taken;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      stream.destroy();
      // Enough read-ahead to fill the buffers of the compressor and the stream.
      expect([format, taken > 0, taken < 40_000]).toEqual([format, true, true]);
    }
    for (let tries = 0; tries < 50 && pool.idleCount < pool.totalCount; tries++) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(pool.idleCount).toBe(pool.totalCount);
  });
});

describe('a large export', () => {
  const MINE = `{ myExports { total items { id nomeArquivo lista formato estado linhas total tamanhoBytes mensagem criadoEm terminadoEm expiraEm linkArquivo } } }`;
  const mine = async (token = admin.token) => (await app.graphql(MINE, {}, { token })).data.myExports;
  const start = async (input: Record<string, unknown> = {}) => (await ask({ list: 'sampleThousands', ...input })).data.exportList;
  const one = async (id: number, token = admin.token) =>
    (await app.graphql('query ($id: ID!) { myExport(id: $id) { id estado linhas mensagem linkArquivo } }', { id }, { token })).data
      .myExport;
  beforeEach(() => app.database.pool.query('truncate exports; truncate sample_broken'));

  it('becomes a job whose file the person finds among the own exports, for a week', async () => {
    const { url, exportId, fileName } = await start();
    expect([url, fileName]).toEqual([null, expect.stringMatching(/^milhares_completo_\d{14}\.csv$/)]);
    expect((await mine()).items).toMatchObject([
      { id: exportId, lista: 'sampleThousands', formato: 'CSV', estado: 'NA_FILA', linhas: 0, total: 50_001, linkArquivo: null },
    ]);
    await app.runJobs();
    const [done] = (await mine()).items;
    expect(done).toMatchObject({ nomeArquivo: fileName, estado: 'CONCLUIDA', linhas: 50_001, mensagem: null });
    expect(new Date(done.expiraEm).getTime() - new Date(done.terminadoEm).getTime()).toBe(7 * 86_400_000);
    const { status, bytes, headers } = await app.rest('GET', done.linkArquivo);
    expect([status, bytes.length, headers.get('content-disposition')]).toEqual([
      200,
      done.tamanhoBytes,
      expect.stringContaining(`filename="${fileName}"`),
    ]);
    expect(bytes.toString('utf8').trimEnd().split('\r\n')).toHaveLength(50_002);
  });

  it('is written in two halves that are the file of one stream, also when rows came or went since it was asked for', async () => {
    const list = findList('sampleThousands')!;
    const whole = await buffer(exportStream(list, app.contextFor(admin.actor), 'CSV', {}));
    for (const counted of [50_001, 10, 900_000]) {
      const { exportId } = await start();
      await app.database.pool.query('update exports set total = $2 where id = $1', [exportId, counted]);
      await app.runJobs();
      const { linkArquivo, linhas } = await one(exportId);
      const { bytes } = await app.rest('GET', linkArquivo);
      expect([counted, linhas, bytes.equals(whole)]).toEqual([counted, 50_001, true]);
    }
    expect(app.database.pool.idleCount).toBe(app.database.pool.totalCount);
  });

  it('keeps search and filters, and stays an immediate download when these leave few rows', async () => {
    expect(await start({ filter: { par: true } })).toMatchObject({ url: expect.stringContaining('/exportacoes/'), exportId: null });
    expect(await start({ scope: 'CURRENT' })).toMatchObject({ url: expect.stringContaining('/exportacoes/'), exportId: null });
  });

  it('is refused to whom the list refuses, and nobody else sees it', async () => {
    const other = await buildStaff(app.database, 2);
    const low = await buildStaff(app.database, 0);
    expect((await ask({ list: 'sampleThousands' }, low.token)).errors?.[0].extensions.code).toBe('NOT_ALLOWED');
    const { exportId } = await start();
    await app.runJobs();
    expect([await one(exportId, other.token), (await mine(other.token)).total]).toEqual([null, 0]);
    expect(await one(exportId)).toMatchObject({ estado: 'CONCLUIDA' });
  });

  it('is made with the rights of the moment: who lost the list gets nothing', async () => {
    const leaving = await buildStaff(app.database, 2);
    const { data } = await ask({ list: 'sampleThousands' }, leaving.token);
    await app.database.pool.query('update staff_users set permissao = 0 where id = $1', [leaving.actor.id]);
    await app.runJobs();
    expect(await one(data.exportList.exportId, leaving.token)).toMatchObject({
      estado: 'FALHOU',
      linkArquivo: null,
      mensagem: expect.stringMatching(/./),
    });
  });

  it('starts again after a try that broke off, and says so when the last one fails', async () => {
    const job = jobNamed('makeExport');
    const run = (exportId: number, isLast: boolean) =>
      job.handler(app.contextFor({ kind: 'system' }), { exportId }, { number: 1, isLast, signal: new AbortController().signal });
    const { exportId } = await start();
    await app.database.pool.query('insert into sample_broken values (30000)');
    app.ports.fakeJobs.sent.length = 0;
    await expect(run(exportId, false)).rejects.toThrow();
    expect(await one(exportId)).toMatchObject({ estado: 'PROCESSANDO', linkArquivo: null });
    await app.database.pool.query('truncate sample_broken');
    await run(exportId, false);
    expect(await one(exportId)).toMatchObject({ estado: 'CONCLUIDA', linhas: 50_001 });
    await run(exportId, false);
    expect(await one(exportId)).toMatchObject({ estado: 'CONCLUIDA' });

    const second = await start();
    await app.database.pool.query('insert into sample_broken values (30000)');
    app.ports.fakeJobs.sent.length = 0;
    await expect(run(second.exportId, true)).rejects.toThrow();
    expect(await one(second.exportId)).toMatchObject({ estado: 'FALHOU', mensagem: 'Erro ao exportar arquivo', linkArquivo: null });
  });

  it('loses its file on the day it expires, not before', async () => {
    const { exportId } = await start();
    await app.runJobs();
    const { linkArquivo } = await one(exportId);
    const sweep = () =>
      jobNamed('removeExpiredExports').handler(
        app.contextFor({ kind: 'system' }),
        {},
        { number: 1, isLast: false, signal: new AbortController().signal },
      );
    await sweep();
    expect((await app.rest('GET', linkArquivo)).status).toBe(200);
    await app.database.pool.query('update exports set expira_em = $1', [app.clock.now()]);
    await sweep();
    expect((await app.rest('GET', linkArquivo)).status).toBe(404);
    expect(await one(exportId)).toMatchObject({ estado: 'EXPIRADA', linkArquivo: null });
  });
});
