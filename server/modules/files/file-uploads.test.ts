import sharp from 'sharp';
import { z } from 'zod';
import { defineAction } from '../../platform/actions/action.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { fileColumnSql, fileKeyOfUrl, fileUrl } from '../../platform/files/file-url.ts';
import { defineList } from '../../platform/lists/list.ts';
import { findRow, runList } from '../../platform/lists/run-list.ts';
import { presentRow } from '../../platform/rest/list-dialects.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildStaff } from '../../test/builders/people.ts';
import { testEnv } from '../../test/test-env.ts';
import { storeUpload } from './index.ts';

const uploadSample = defineAction({
  name: 'uploadSample',
  title: 'Envio de teste',
  permission: 'file:upload',
  input: z.object({ bytes: z.instanceof(Buffer), fileName: z.string() }),
  handler: (ctx, input) => storeUpload(ctx, input, { accept: ['jpeg', 'png', 'pdf'] }),
});

const filesList = defineList({
  name: 'sampleFiles',
  rowType: 'SampleFile',
  description: 'Files.',
  permission: 'staff:list',
  from: 'stored_files f left join stored_files x on false',
  key: 'f.id',
  columns: {
    id: { sql: 'f.id', type: 'id', title: 'Id' },
    linkArquivo: { sql: fileColumnSql('f'), type: 'file', title: 'Arquivo' },
    linkMiniatura: { sql: fileColumnSql('f', { thumbnail: true }), type: 'file', title: 'Miniatura' },
    linkChave: { sql: 'f.chave', type: 'file', title: 'Arquivo' },
    linkAusente: { sql: fileColumnSql('x'), type: 'file', title: 'Ausente' },
  },
  defaultSort: [{ column: 'id', direction: 'asc' }],
});

const picture = (seed: number, quality = 90) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#eee"/><rect x="${seed * 40}" y="60" width="150" height="220" fill="#222"/><circle cx="${500 - seed * 30}" cy="${seed * 50}" r="90" fill="#777"/></svg>`,
    ),
  )
    .jpeg({ quality })
    .toBuffer();
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

let app: TestApp;
let staff: Awaited<ReturnType<typeof buildStaff>>;
const upload = (bytes: Buffer, fileName: string) => runAction(uploadSample, app.contextFor(staff.actor), { bytes, fileName });

beforeAll(async () => {
  app = await openTestApp();
  staff = await buildStaff(app.database, 2);
});
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

describe('storing an upload', () => {
  it('keeps the file and its thumbnail under random keys and finds the same file and the same picture again', async () => {
    const sent = await picture(3);
    const first = await upload(sent, '../cupom São.jpg');
    expect(first).toMatchObject({ contentType: 'image/jpeg', duplicates: [], sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const [row] = await app.database.read<Record<string, string>>('select * from stored_files where id = $1', [first.id]);
    expect(row).toMatchObject({ nome_original: '..cupom São.jpg', enviado_por: `staff:${staff.id}`, tipo_arquivo: 'image/jpeg' });
    expect(row?.chave).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{32}\.jpg$/);
    expect(await app.ports.storage.exists(String(row?.chave_miniatura))).toBe(true);
    expect((await upload(sent, 'de novo.jpg')).duplicates).toMatchObject([{ id: first.id, same: 'BYTES' }]);
    const smaller = await sharp(sent).resize(500).jpeg({ quality: 70 }).toBuffer();
    expect((await upload(smaller, 'menor.jpg')).duplicates.map(({ same }) => same)).toEqual(['PICTURE', 'PICTURE']);
    expect((await upload(await picture(7), 'outra.jpg')).duplicates).toEqual([]);
  });

  it('refuses what is not an accepted file and writes no row', async () => {
    const before = await app.database.read('select id from stored_files');
    await expect(upload(Buffer.from('<svg/>'), 'a.jpg')).rejects.toMatchObject({ code: 'FILE_TYPE_NOT_SUPPORTED' });
    expect(await app.database.read('select id from stored_files')).toHaveLength(before.length);
  });
});

describe('file columns', () => {
  it('answer signed addresses that open the file, in lists, single rows and the documented spelling', async () => {
    const { id } = await upload(PDF, 'nota fiscal.pdf');
    const ctx = app.contextFor(staff.actor);
    const row = await findRow(filesList, ctx, id);
    expect(row).toMatchObject({ id, linkMiniatura: null, linkAusente: null });
    const answer = await app.rest('GET', String(row?.linkArquivo));
    expect(answer.status).toBe(200);
    expect(answer.bytes).toEqual(PDF);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain('nota%20fiscal.pdf');
    expect((await app.rest('GET', String(row?.linkChave))).headers.get('content-type')).toBe('application/pdf');
    const { items } = await runList(filesList, ctx, { pageSize: -1 });
    expect(presentRow(filesList, items.at(-1)!, ['linkArquivo'])).toEqual({ linkArquivo: row?.linkArquivo });
    const photo = items.find((item) => item.linkMiniatura);
    const thumbnail = await app.rest('GET', String(photo?.linkMiniatura));
    expect([thumbnail.status, thumbnail.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });
});

describe('GET /arquivos/:token', () => {
  const file = async () => {
    const { id } = await upload(PDF, 'nota.pdf');
    const [row] = await app.database.read<{ chave: string; tipoArquivo: string; nomeOriginal: string }>(
      'select chave, tipo_arquivo as "tipoArquivo", nome_original as "nomeOriginal" from stored_files where id = $1',
      [id],
    );
    return row!;
  };

  it('sends one part of a file, refuses a range outside it, and answers HEAD without a body', async () => {
    const url = fileUrl(testEnv(), app.clock, await file(), { attachment: true });
    const part = await app.rest('GET', url, { headers: { range: 'bytes=1-3' } });
    expect([part.status, part.bytes.toString(), part.headers.get('content-range')]).toEqual([206, 'PDF', `bytes 1-3/${PDF.length}`]);
    expect(part.headers.get('content-disposition')).toMatch(/^attachment/);
    expect((await app.rest('GET', url, { headers: { range: 'bytes=9999-' } })).status).toBe(416);
    const head = await app.rest('HEAD', url);
    expect([head.status, head.bytes.length, head.headers.get('content-length')]).toEqual([200, 0, String(PDF.length)]);
  });

  it('answers 404 in plain text for an altered, an expired or a foreign link and for a file that is gone', async () => {
    const stored = await file();
    const url = fileUrl(testEnv(), app.clock, stored);
    const foreign = fileUrl({ ...testEnv(), SECRET: 'other' }, app.clock, stored);
    const gone = fileUrl(testEnv(), app.clock, { ...stored, chave: 'ab/abcdef.pdf' });
    const outside = fileUrl(testEnv(), app.clock, { ...stored, chave: '../../etc/passwd' });
    for (const wrong of [`${url}x`, url.replace('/arquivos/', '/arquivos/A'), foreign, gone, outside, '/arquivos/x']) {
      const answer = await app.rest('GET', wrong);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
    }
    app.clock.advanceDays(1 / 24);
    expect((await app.rest('GET', url)).status).toBe(200);
    app.clock.advanceDays(16 / 24 / 60);
    expect((await app.rest('GET', url)).status).toBe(404);
  });

  it('is the same address for a quarter of an hour, absolute where the product has one, and tells its key even when expired', async () => {
    const stored = await file();
    const env = { ...testEnv(), EMBEDDED: false, PUBLIC_URL: 'https://loja.exemplo.com' };
    const url = fileUrl(env, app.clock, stored);
    expect(url).toMatch(/^https:\/\/loja\.exemplo\.com\/arquivos\//);
    expect(fileUrl(env, app.clock, stored)).toBe(url);
    app.clock.advanceDays(1);
    expect(fileUrl(env, app.clock, stored)).not.toBe(url);
    expect(fileKeyOfUrl(env, url)).toBe(stored.chave);
    expect(fileKeyOfUrl(env, `${url}x`)).toBeNull();
    expect(fileKeyOfUrl(env, 'linkArquivo')).toBeNull();
  });
});
