import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type FileHandle, mkdtemp, open, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import bwip from 'bwip-js';
import express from 'express';
import sharp from 'sharp';
import { systemClock } from '../clock.ts';
import type { Env } from '../env.ts';
import { filesRouter } from './files-router.ts';
import { type InspectUploadOptions, inspectUpload } from './inspect-upload.ts';
import { hammingDistance, perceptualHash } from './perceptual-hash.ts';
import { readCodes } from './read-codes.ts';
import { fileHeaders, parseRange, rangeResponse } from './safe-headers.ts';
import { signLink, verifyLink } from './signed-link.ts';
import { newFileKey, openStorage } from './storage.ts';

const ALL: InspectUploadOptions = { accept: ['jpeg', 'png', 'webp', 'pdf', 'mp4'] };
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** A picture with shapes, so that its hash is meaningful; `seed` varies the picture. */
function picture(seed = 0) {
  const boxes = Array.from({ length: 12 }, (_, i) => {
    const grey = ((i + 1) * 71 + seed * 97) % 256;
    return `<rect x="${((i * 53 + seed * 31) % 9) * 70}" y="${((i * 29 + seed * 17) % 7) * 65}" width="150" height="120" fill="rgb(${grey},${grey},${grey})"/>`;
  });
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#eee"/>${boxes.join('')}</svg>`,
    ),
  );
}

/** A box of an MP4: size, type, content. */
function box(type: string, content: Buffer): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(content.length + 8);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, content]);
}

const mp4 = Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0isommp42')), box('moov', Buffer.alloc(16)), box('mdat', Buffer.alloc(64))]);

describe('inspectUpload', () => {
  it('re-encodes a photo upright without EXIF and GPS, with a thumbnail and its fingerprints', async () => {
    const sent = await picture()
      .withExif({ IFD0: { Artist: 'Fulano de Tal' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    const result = await inspectUpload(sent, ALL);
    const metadata = await sharp(result.bytes).metadata();
    expect(metadata.exif).toBeUndefined();
    expect(result.bytes.includes('Fulano')).toBe(false);
    expect(result).toMatchObject({ contentType: 'image/jpeg', extension: 'jpg', width: 480, height: 640 });
    expect(result.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(result.perceptualHash).toMatch(/^[0-9a-f]{16}$/);
    const thumbnail = await sharp(result.thumbnail?.bytes).metadata();
    expect([thumbnail.format, thumbnail.width, thumbnail.height]).toEqual(['webp', 360, 480]);
  });

  it('shrinks a side over 3000 px and keeps PNG and WebP as what they are', async () => {
    const large = await sharp({ create: { width: 4_000, height: 1_000, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    expect(await inspectUpload(large, ALL)).toMatchObject({ contentType: 'image/png', width: 3_000, height: 750 });
    expect(await inspectUpload(await picture().webp().toBuffer(), ALL)).toMatchObject({ contentType: 'image/webp', extension: 'webp' });
  });

  it('drops a script appended to a valid image', async () => {
    const polyglot = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    expect((await inspectUpload(polyglot, ALL)).bytes.includes('<script')).toBe(false);
  });

  it('takes a PDF and an MP4 as they are, and only when asked for', async () => {
    expect(await inspectUpload(PDF, ALL)).toMatchObject({
      contentType: 'application/pdf',
      bytes: PDF,
      thumbnail: null,
      perceptualHash: null,
    });
    expect(await inspectUpload(mp4, ALL)).toMatchObject({ contentType: 'video/mp4', extension: 'mp4', width: null });
    await expect(inspectUpload(PDF, { accept: ['jpeg', 'png'] })).rejects.toMatchObject({
      code: 'FILE_TYPE_NOT_SUPPORTED',
      message: 'Tipo de arquivo não aceito. Envie JPEG ou PNG.',
    });
  });

  it.each<[string, Buffer]>([
    ['SVG with a script', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['GIF and JavaScript polyglot', Buffer.from('GIF89a/*\x00\x00\x00\x00*/=1;alert(1)//')],
    ['HEIC', Buffer.concat([box('ftyp', Buffer.from('heic\0\0\0\0mif1heic')), box('mdat', Buffer.alloc(32))])],
    ['QuickTime', Buffer.concat([box('ftyp', Buffer.from('qt  \0\0\0\0qt  ')), box('moov', Buffer.alloc(8))])],
    ['ZIP', Buffer.from('504b030414000000', 'hex')],
    ['Windows program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
    ['plain text', Buffer.from('isto não é uma foto')],
    ['HTML before a PDF', Buffer.concat([Buffer.from('<html><script>alert(1)</script>'), PDF])],
    ['PDF with a script', Buffer.from(PDF.toString().replace('/Catalog', '/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>'))],
    ['PDF with a disguised script', Buffer.from(PDF.toString().replace('/Catalog', '/Catalog/OpenAction<</S/Java#53cript/JS(1)>>'))],
    ['PDF that launches a program', Buffer.from(PDF.toString().replace('/Catalog', '/Catalog/OpenAction<</S/Launch/F(cmd.exe)>>'))],
  ])('refuses %s', async (_, file) => {
    await expect(inspectUpload(file, ALL)).rejects.toMatchObject({ code: 'FILE_TYPE_NOT_SUPPORTED', kind: 'invalid' });
  });

  it('refuses what is cut short', async () => {
    for (const image of [picture().jpeg(), picture().png(), picture().webp()]) {
      const whole = await image.toBuffer();
      await expect(inspectUpload(whole.subarray(0, Math.floor(whole.length * 0.6)), ALL)).rejects.toMatchObject({ code: 'FILE_CORRUPT' });
    }
    await expect(inspectUpload(PDF.subarray(0, 30), ALL)).rejects.toMatchObject({ code: 'FILE_CORRUPT' });
    await expect(inspectUpload(mp4.subarray(0, mp4.length - 10), ALL)).rejects.toMatchObject({ code: 'FILE_CORRUPT' });
    await expect(inspectUpload(Buffer.from('ffd8ffe000104a46', 'hex'), ALL)).rejects.toMatchObject({ code: 'FILE_CORRUPT' });
  });

  it('refuses empty and over-sized files before looking at them', async () => {
    await expect(inspectUpload(Buffer.alloc(0), ALL)).rejects.toMatchObject({ code: 'FILE_EMPTY' });
    await expect(inspectUpload(Buffer.alloc(20 * 1024 * 1024 + 1), ALL)).rejects.toMatchObject({
      code: 'FILE_TOO_LARGE',
      message: 'O arquivo passa de 20 MB.',
    });
  });

  it('refuses a small file of 100 million pixels at once', async () => {
    const bomb = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: 'black' } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    const started = performance.now();
    await expect(inspectUpload(bomb, ALL)).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' });
    expect(performance.now() - started).toBeLessThan(30_000);
  });
});

describe('perceptualHash', () => {
  it('is near for the same picture smaller and recompressed, far for another', async () => {
    const original = await perceptualHash(await picture().jpeg({ quality: 95 }).toBuffer());
    const again = await perceptualHash(
      await sharp(await picture().png().toBuffer())
        .resize(300)
        .jpeg({ quality: 40 })
        .toBuffer(),
    );
    const other = await perceptualHash(await picture(3).jpeg().toBuffer());
    expect(hammingDistance(original, again)).toBeLessThanOrEqual(6);
    expect(hammingDistance(original, other)).toBeGreaterThan(10);
    expect(hammingDistance('0000000000000000', 'ffffffffffffffff')).toBe(64);
  });
});

describe('signed links', () => {
  const now = new Date('2026-05-01T12:00:00Z');
  const file = { key: '3f/abc.jpg', contentType: 'image/jpeg', downloadName: 'cupom.jpg', expiresAt: new Date('2026-05-01T12:05:00Z') };

  it('gives back what was signed until it expires', () => {
    const token = signLink(file, 'secret');
    expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
    expect(verifyLink(token, 'secret', now)).toEqual({ ...file, attachment: false });
    expect(verifyLink(signLink({ ...file, attachment: true }, 'secret'), 'secret', now)?.attachment).toBe(true);
    expect(verifyLink(token, 'secret', file.expiresAt)).toBeNull();
  });

  it('refuses another secret, an altered payload or signature, and noise', () => {
    const token = signLink(file, 'secret');
    const [body = '', sign = ''] = token.split('.');
    const forged = Buffer.from(Buffer.from(body, 'base64url').toString().replace('3f/abc', '00/foe')).toString('base64url');
    for (const wrong of [
      `${forged}.${sign}`,
      `${body}.${sign.slice(0, -2)}`,
      `${body}.`,
      body,
      '',
      '.',
      `${token}.x`,
      'a'.repeat(5_000),
      `${body}.${sign}=`,
    ]) {
      expect(verifyLink(wrong, 'secret', now)).toBeNull();
    }
    expect(verifyLink(token, 'other', now)).toBeNull();
  });
});

describe('serving headers', () => {
  it('shows images, video and PDF in place, sandboxed, never sniffed', () => {
    const headers = fileHeaders({ contentType: 'image/jpeg', downloadName: 'Cupom São João "1".jpg' });
    expect(headers).toMatchObject({
      'Content-Type': 'image/jpeg',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, max-age=300',
    });
    expect(headers['Content-Security-Policy']).toContain('sandbox');
    expect(headers['Content-Disposition']).toBe(
      `inline; filename="Cupom Sao Joao _1_.jpg"; filename*=UTF-8''Cupom%20S%C3%A3o%20Jo%C3%A3o%20%221%22.jpg`,
    );
    expect(fileHeaders({ contentType: 'application/pdf', downloadName: 'a.pdf' })['Content-Security-Policy']).not.toContain('sandbox');
    expect(fileHeaders({ contentType: 'video/mp4', downloadName: 'a.mp4', attachment: true })['Content-Disposition']).toMatch(
      /^attachment/,
    );
  });

  it('downloads every other type as unknown bytes and keeps header injection out of the name', () => {
    const headers = fileHeaders({ contentType: 'text/html', downloadName: '../a\r\nSet-Cookie: x\ud800.html' });
    expect(headers['Content-Type']).toBe('application/octet-stream');
    expect(headers['Content-Disposition']).toMatch(/^attachment; filename="\.\.aSet-Cookie: x_?/);
    expect(headers['Content-Disposition']).not.toMatch(/[\r\n/\\]/);
  });

  it('reads one byte range and answers 200, 206 or 416', () => {
    expect(parseRange('bytes=0-', 1_000)).toEqual({ start: 0, end: 999 });
    expect(parseRange('bytes=10-19', 1_000)).toEqual({ start: 10, end: 19 });
    expect(parseRange('bytes=-100', 1_000)).toEqual({ start: 900, end: 999 });
    expect(parseRange('bytes=990-5000', 1_000)).toEqual({ start: 990, end: 999 });
    for (const header of [undefined, 'bytes=', 'bytes=-', 'bytes=0-1,5-6', 'items=0-1', 'bytes=a-b'])
      expect(parseRange(header, 1_000)).toBeNull();
    for (const header of ['bytes=1000-', 'bytes=5-4', 'bytes=-0']) expect(parseRange(header, 1_000)).toBe('unsatisfiable');
    expect(rangeResponse({ start: 10, end: 19 }, 1_000)).toEqual({
      status: 206,
      headers: { 'Content-Length': '10', 'Content-Range': 'bytes 10-19/1000' },
    });
    expect(rangeResponse('unsatisfiable', 1_000).headers['Content-Range']).toBe('bytes */1000');
    expect(rangeResponse(null, 1_000).status).toBe(200);
  });
});

describe('local storage', () => {
  let root = '';
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'files-'));
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  it('closes the file of a reader who left while it was opened: collected open, it would end the process', async () => {
    const storage = await openStorage({ driver: 'local', root });
    const key = newFileKey('pdf');
    await storage.put(key, PDF, 'application/pdf');
    let left: Promise<unknown> = Promise.resolve();
    let tellOpened: (stream: Readable) => void = () => {};
    const opened = new Promise<Readable>((resolve) => {
      tellOpened = resolve;
    });
    const leaving = {
      ...storage,
      stream: async (name: string) => {
        server.closeAllConnections();
        await left;
        const stream = await storage.stream(name);
        tellOpened(stream);
        return stream;
      },
    };
    const env = { SECRET: 'x'.repeat(32) } as Env;
    const server = express()
      .use((_request, response, next) => {
        left = once(response, 'close');
        next();
      })
      .use(filesRouter({ storage: leaving, env, clock: systemClock, report: () => {} }))
      .listen(0);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const link = { key, contentType: 'application/pdf', downloadName: 'nota.pdf', expiresAt: new Date(Date.now() + 60_000) };
    await expect(fetch(`http://127.0.0.1:${port}/arquivos/${signLink(link, env.SECRET)}`)).rejects.toThrow();
    const stream = await opened;
    if (!stream.closed) await once(stream, 'close');
    expect(stream.destroyed).toBe(true);
    server.close();
  });

  it('writes, reads whole or in part, measures and deletes a file under a random key', async () => {
    const storage = await openStorage({ driver: 'local', root });
    const key = newFileKey('jpg');
    expect(key).toMatch(/^([0-9a-f]{2})\/\1[0-9a-f]{30}\.jpg$/);
    await storage.put(key, Buffer.from('0123456789'), 'image/jpeg');
    expect((await storage.get(key)).toString()).toBe('0123456789');
    expect((await buffer(await storage.stream(key, { start: 2, end: 4 }))).toString()).toBe('234');
    expect((await buffer(await storage.stream(key))).length).toBe(10);
    expect([await storage.size(key), await storage.exists(key)]).toEqual([10, true]);
    expect(await readdir(join(root, key.slice(0, 2)))).toEqual([key.slice(3)]);
    await storage.delete(key);
    await storage.delete(key);
    expect(await storage.exists(key)).toBe(false);
    await expect(storage.get(key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(storage.stream(key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('has the disk itself keep the bytes before the file has its name, and then the names of its folders', async () => {
    const probe = await open(root);
    const handles = Object.getPrototypeOf(probe) as FileHandle;
    await probe.close();
    const storage = await openStorage({ driver: 'local', root });
    const key = newFileKey('pdf');
    const seen: string[] = [];
    const { sync } = handles;
    handles.sync = async function (this: FileHandle) {
      seen.push(`${(await this.stat()).isDirectory() ? 'folder' : 'bytes'} ${existsSync(join(root, key)) ? 'named' : 'unnamed'}`);
      await sync.call(this);
    };
    try {
      await storage.put(key, Buffer.from('nota'), 'application/pdf');
    } finally {
      handles.sync = sync;
    }
    expect(seen).toEqual(['bytes unnamed', 'folder named', 'folder named']);
  });

  it('keeps a long file that comes in blocks whole or not at all, and brings it to the disk meanwhile', async () => {
    const storage = await openStorage({ driver: 'local', root });
    const key = newFileKey('csv');
    const memory = Buffer.alloc(5 * 1024 * 1024);
    const blocks = async function* (failing: boolean) {
      for (const letter of 'abcdefgh') yield memory.fill(letter);
      if (failing) throw new Error('acabou a leitura');
    };
    await expect(storage.putStream(key, blocks(true), 'text/csv')).rejects.toThrow('acabou a leitura');
    expect([await storage.exists(key), await readdir(join(root, key.slice(0, 2)))]).toEqual([false, []]);
    const probe = await open(root);
    const handles = Object.getPrototypeOf(probe) as FileHandle;
    await probe.close();
    const { datasync } = handles;
    let settled = 0;
    handles.datasync = async function (this: FileHandle) {
      settled += 1;
      await datasync.call(this);
    };
    try {
      expect(await storage.putStream(key, blocks(false), 'text/csv')).toBe(8 * memory.length);
    } finally {
      handles.datasync = datasync;
    }
    expect(settled).toBeGreaterThan(0);
    const kept = await storage.get(key);
    expect([...'abcdefgh'].map((_, block) => String.fromCharCode(kept[block * memory.length]!)).join('')).toBe('abcdefgh');
    expect([kept.length, await readdir(join(root, key.slice(0, 2)))]).toEqual([8 * memory.length, [key.slice(3)]]);
  });

  it.each(['../../etc/passwd', '/etc/passwd', 'a/../../b.jpg', 'a\\..\\b.jpg', 'a\0.jpg', 'A.JPG', '', '.env', 'a//b.jpg', 'a.jpg.part'])(
    'does not touch the disk for the key %j',
    async (key) => {
      const storage = await openStorage({ driver: 'local', root });
      await expect(storage.put(key, Buffer.from('x'), 'image/jpeg')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(storage.get(key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(await readdir(root)).toEqual([]);
    },
  );

  it('opens an S3 bucket without touching the network', async () => {
    const config = {
      driver: 's3',
      bucket: 'b',
      region: 'sa-east-1',
      endpoint: 'http://127.0.0.1:9',
      accessKeyId: 'a',
      secretAccessKey: 'b',
    } as const;
    const storage = await openStorage(config);
    await expect(storage.get('../x')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('readCodes', () => {
  const key = '35251011222333000181650010000012341407182631';
  const url = `https://www.nfce.fazenda.sp.gov.br/qrcode?p=${key}|3|1`;

  async function photo(code: Parameters<typeof bwip.toBuffer>[0], degrees: number) {
    const drawn = await bwip.toBuffer({ ...code, backgroundcolor: 'FFFFFF', padding: 10 });
    const framed = await sharp(drawn).extend({ top: 200, bottom: 300, left: 150, right: 250, background: '#ddd' }).toBuffer();
    const turned = await sharp(framed).rotate(degrees, { background: '#999' }).toBuffer();
    return await sharp(turned).blur(0.8).jpeg({ quality: 45 }).toBuffer();
  }

  it('reads the fiscal QR of a turned, blurred and compressed photo', async () => {
    expect(await readCodes(await photo({ bcid: 'qrcode', text: url, scale: 4 }, 17))).toEqual([{ format: 'QRCode', text: url }]);
  });

  it('reads the fiscal bar code and product codes, an UPC-A with its 12 digits', async () => {
    const bars = { scale: 3, height: 20 };
    expect(await readCodes(await photo({ bcid: 'code128', text: key, ...bars }, 33))).toEqual([{ format: 'Code128', text: key }]);
    expect(await readCodes(await photo({ bcid: 'ean13', text: '7891000315507', ...bars }, 90))).toEqual([
      { format: 'EAN13', text: '7891000315507' },
    ]);
    expect(await readCodes(await photo({ bcid: 'upca', text: '036000291452', ...bars }, 180))).toEqual([
      { format: 'UPCA', text: '036000291452' },
    ]);
    expect(await readCodes(await photo({ bcid: 'ean8', text: '96385074', ...bars }, 5))).toEqual([{ format: 'EAN8', text: '96385074' }]);
  });

  it('finds nothing in a PDF, in noise, in an image without a code, and stops when the time is over', async () => {
    expect(await readCodes(PDF)).toEqual([]);
    expect(await readCodes(Buffer.from('não é imagem'))).toEqual([]);
    const started = performance.now();
    expect(await readCodes(await picture().jpeg().toBuffer(), { timeoutMs: 1 })).toEqual([]);
    expect(performance.now() - started).toBeLessThan(30_000);
  });
});
