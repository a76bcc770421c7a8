import http from 'node:http';
import '../../rest/index.ts';
import { openStaffedApp } from '../../test/staffed-app.ts';

const open = openStaffedApp();

interface Sent {
  path: string;
  method?: string;
  headers?: http.OutgoingHttpHeaders;
  body?: string | Buffer;
}

/** Sent raw: fetch would normalise the path and the headers. */
function send({ path, method = 'GET', headers = {}, body }: Sent): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(open.app.url);
    const sent = http.request(
      { hostname, port, path, method, headers: { authorization: `|${open.staff.token}`, ...headers } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const POST = { method: 'POST', path: '/api/redes' };
const json = { 'content-type': 'application/json' };
const deep = '['.repeat(200_000) + ']'.repeat(200_000);

describe('a request that no client of the documents sends', () => {
  it.each<[string, number, Sent]>([
    ['a path that is no UTF-8', 404, { path: '/api/parceiros/%E0%A4%A' }],
    ['a path outside /api that is no UTF-8', 404, { path: '/pontuacao/%E0%A4%A' }],
    ['a path with a NUL', 400, { path: '/api/parceiros/verificar-cpf/%00' }],
    ['a parameter that is no UTF-8', 200, { path: '/api/redes?_=%E0%A4%A' }],
    ['a method that the path does not have', 404, { path: '/api/redes', method: 'PROPFIND' }],
    ['half a body', 400, { ...POST, headers: json, body: '{"nome":' }],
    ['a body that is a text', 400, { ...POST, headers: json, body: '"x"' }],
    ['a body that is a number', 400, { ...POST, headers: json, body: '3' }],
    ['lists in lists', 400, { ...POST, headers: json, body: deep }],
    ['objects in objects', 400, { ...POST, headers: json, body: `${'{"nome":'.repeat(50_000)}1${'}'.repeat(50_000)}` }],
    ['a large body', 400, { ...POST, headers: json, body: JSON.stringify({ nome: 'a'.repeat(1_100_000) }) }],
    ['a body that is not packed as it says', 400, { ...POST, headers: { ...json, 'content-encoding': 'gzip' }, body: 'x' }],
    ['a packing that nobody knows', 400, { ...POST, headers: { ...json, 'content-encoding': 'zebra' }, body: 'x' }],
    ['a charset that nobody knows', 400, { ...POST, headers: { 'content-type': 'application/json; charset=zebra' }, body: '{}' }],
    ['a body type that nobody knows', 400, { ...POST, headers: { 'content-type': 'application/xml' }, body: '<a/>' }],
    ['a body type that is none', 400, { ...POST, headers: { 'content-type': ';;;' }, body: '{}' }],
    [
      'multipart without a boundary',
      400,
      { ...POST, path: '/api/upload/produtos', headers: { 'content-type': 'multipart/form-data' }, body: 'x' },
    ],
    [
      'multipart that does not end',
      400,
      {
        ...POST,
        path: '/api/upload/produtos',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        body: '--x\r\ncontent-disposition: form-data; name="arquivo"; filename="a.csv"\r\n\r\na;b',
      },
    ],
    ['a client of pictures', 200, { path: '/api/redes', headers: { accept: 'image/png' } }],
    ['a header of 20 kB', 431, { path: '/api/redes', headers: { 'x-grande': 'a'.repeat(20_000) } }],
  ])('%s is answered %i', async (_what, status, sent) => {
    const answer = await send(sent);
    expect(answer.status).toBe(status);
    if (status >= 400 && status !== 431) expect(JSON.parse(answer.text).erro).toEqual(expect.stringMatching(/\S/));
  });

  it('HEAD is answered as GET without its body, OPTIONS without one', async () => {
    expect(await send({ path: '/api/redes', method: 'HEAD' })).toEqual({ status: 200, text: '' });
    expect((await send({ path: '/api/redes', method: 'HEAD', headers: { authorization: '' } })).status).toBe(401);
    expect((await send({ path: '/api/redes', method: 'OPTIONS' })).status).toBeLessThan(500);
  });
});
