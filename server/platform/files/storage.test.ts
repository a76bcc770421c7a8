import { mkdtemp, readdir, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage } from './storage.ts';

describe('what is written once', () => {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'fidelidade-storage-'));
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  it('writes a file once, of several writers at the same time too, and lists a folder without what is half written', async () => {
    const storage = await openStorage({ driver: 'local', root });
    expect(await storage.list('ancoras')).toEqual([]);
    const write = (text: string) => storage.putNew('ancoras/2026-11-23.json', Buffer.from(text), 'application/json');
    const written = await Promise.all(['a', 'b', 'c', 'd'].map(write));
    expect(written.filter(Boolean)).toHaveLength(1);
    expect((await storage.get('ancoras/2026-11-23.json')).toString()).toBe(['a', 'b', 'c', 'd'][written.indexOf(true)]);
    expect(await write('e')).toBe(false);
    expect(await readdir(join(root, 'ancoras'))).toEqual(['2026-11-23.json']);
    await storage.put('ancoras/2026-11-24.json', Buffer.from('f'), 'application/json');
    expect((await storage.list('ancoras')).toSorted()).toEqual(['ancoras/2026-11-23.json', 'ancoras/2026-11-24.json']);
  });

  it('asks a bucket to write a file only where there is none, and lists it page by page', async () => {
    const kept = new Set<string>();
    const bucket = http.createServer((request, response) => {
      const url = new URL(request.url!, 'http://x');
      const key = decodeURIComponent(url.pathname.slice('/b/'.length));
      request.resume();
      if (request.method === 'HEAD') return void response.writeHead(404).end();
      if (request.method === 'PUT') {
        const isRefused = request.headers['if-none-match'] === '*' && kept.has(key);
        kept.add(key);
        return void response.writeHead(isRefused ? 412 : 200).end();
      }
      const [first, ...others] = [...kept].toSorted();
      const isFirst = !url.searchParams.has('continuation-token');
      const keys = (isFirst ? [first] : others).map((name) => `<Contents><Key>${name}</Key></Contents>`).join('');
      response.writeHead(200, { 'content-type': 'application/xml' });
      response.end(`<ListBucketResult>${keys}${isFirst ? '<NextContinuationToken>mais</NextContinuationToken>' : ''}</ListBucketResult>`);
    });
    await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
    const storage = await openStorage({ driver: 's3', bucket: 'b', region: 'x', endpoint, accessKeyId: 'a', secretAccessKey: 'b' });
    const write = (day: number) => storage.putNew(`ancoras/2026-11-2${day}.json`, Buffer.from('{}'), 'application/json');
    // The second writer saw none a moment ago either: the condition decides.
    expect([await write(3), await write(3), await write(4)]).toEqual([true, false, true]);
    expect(await storage.list('ancoras')).toEqual(['ancoras/2026-11-23.json', 'ancoras/2026-11-24.json']);
    bucket.closeAllConnections();
    await new Promise((resolve) => bucket.close(resolve));
  });
});
