import sharp from 'sharp';
import { AppError } from '../errors/app-error.ts';
import { inspectUpload } from './inspect-upload.ts';

const MB = 1024 * 1024;
const SCRIPT = '<script>alert(1)</script>';
const text = (content: string) => Buffer.from(content, 'latin1');
const pdf = (catalog: string, more = '') =>
  text(`%PDF-1.4\n1 0 obj<</Type/Catalog${catalog}>>endobj\n${more}trailer<</Root 1 0 R>>\n%%EOF\n`);
const raster = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'teal' } });
const jpeg = () => raster(64, 64).jpeg().toBuffer();
const png = () => raster(64, 64).png().toBuffer();

function box(type: string, content: Buffer, declared = content.length + 8): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(declared);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, content]);
}

/** A PNG whose header claims a size its pixels do not have. */
async function pngSaying(width: number, height: number): Promise<Buffer> {
  const bytes = await png();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

const svg = (inner: string, head = '') => text(`${head}<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${inner}</svg>`);
const joined = async (...parts: (Buffer | Promise<Buffer>)[]) =>
  Buffer.concat(await Promise.all(parts.map((part) => Promise.resolve(part))));

const corpus: [string, () => Buffer | Promise<Buffer>][] = [
  ['SVG with a handler', () => svg('')],
  ['SVG with an outside entity', () => svg('&x;', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>')],
  ['SVG with entities that multiply', () => svg('&b;', '<!DOCTYPE svg [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>')],
  ['SVG that loads an address', () => svg('<image href="http://169.254.169.254/latest"/>')],
  ['SVG in UTF-16', () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(svg(SCRIPT).toString(), 'utf16le')])],
  ['SVG behind blanks', () => text(`${' '.repeat(5_000)}${svg(SCRIPT).toString()}`)],
  ['HTML', () => text(`<!doctype html>${SCRIPT}`)],
  ['HTML behind a byte order mark', () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), text(SCRIPT)])],
  ['XHTML', () => text(`<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</html>`)],
  ['MHTML', () => text(`MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n${SCRIPT}`)],
  ['JavaScript', () => text('alert(document.cookie)')],
  ['PHP', () => text('<?php system($_GET[0]);')],
  ['GIF', () => raster(8, 8).gif().toBuffer()],
  ['GIF that is JavaScript', () => text('GIF89a/*\0\0\0\0*/=1;alert(1)//')],
  ['GIF that says 65535 × 65535', () => Buffer.concat([text('GIF89a'), Buffer.alloc(4, 0xff), Buffer.alloc(3)])],
  ['TIFF', () => raster(8, 8).tiff().toBuffer()],
  ['AVIF', () => raster(16, 16).avif().toBuffer()],
  ['BMP', () => Buffer.concat([text('BM'), Buffer.alloc(60, 1)])],
  ['ICO', () => Buffer.concat([Buffer.from('00000100010001', 'hex'), Buffer.alloc(60)])],
  ['PSD', () => Buffer.concat([text('8BPS\0\x01'), Buffer.alloc(60)])],
  ['EPS with a program', () => text('%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file')],
  ['MVG', () => text("push graphic-context\nviewbox 0 0 9 9\nfill 'url(https://x/\"|id)'\npop graphic-context")],
  ['ZIP', () => Buffer.from('504b0304140000000800', 'hex')],
  ['gzip', () => Buffer.concat([Buffer.from('1f8b08', 'hex'), Buffer.alloc(40)])],
  ['RAR', () => text('Rar!\x1a\x07\x01\0')],
  ['ELF program', () => Buffer.concat([Buffer.from('7f454c46020101', 'hex'), Buffer.alloc(60)])],
  ['Java class', () => Buffer.concat([Buffer.from('cafebabe0000003d', 'hex'), Buffer.alloc(60)])],
  ['WebAssembly', () => Buffer.from('0061736d01000000', 'hex')],
  ['Flash', () => text('FWS\x09\0\0\0\0')],
  ['NUL bytes', () => Buffer.alloc(4_096)],
  ['one byte', () => Buffer.from([0xff])],
  ['the start of a JPEG and noise', () => Buffer.concat([Buffer.from('ffd8ffe1ffff', 'hex'), Buffer.alloc(2_000, 0x41)])],
  ['a JPEG of one marker repeated', () => Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(100_000, 0xff)])],
  ['a JPEG without pixels', () => Buffer.from('ffd8ffd9', 'hex')],
  ['a PNG that says 2³¹ − 1 pixels a side', () => pngSaying(0x7fffffff, 0x7fffffff)],
  ['a PNG that says 60000 × 60000', () => pngSaying(60_000, 60_000)],
  ['a PNG that says no width', () => pngSaying(0, 64)],
  ['a PNG whose pixels are missing', async () => (await png()).subarray(0, 45)],
  ['a PNG of 10000 × 10000 in 300 kB', () => raster(10_000, 10_000).png().toBuffer()],
  ['a WebP that says more than it has', async () => (await raster(64, 64).webp().toBuffer()).subarray(0, 40)],
  ['a WebP of another format inside', () => Buffer.concat([text('RIFF\x20\0\0\0WEBPVP8 '), Buffer.alloc(20, 0x41)])],
  ['HTML before a PDF', () => joined(text(SCRIPT), pdf(''))],
  ['PDF with a script', () => pdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>')],
  ['PDF with a script in its names', () => pdf('/Names<</JavaScript 2 0 R>>')],
  ['PDF with a disguised script', () => pdf('/OpenAction<</S/J#61vaScript/J#53(1)>>')],
  ['PDF that launches a program', () => pdf('/OpenAction<</S/Launch/F(cmd.exe)>>')],
  ['PDF without an end', () => text('%PDF-1.7\n1 0 obj<<')],
  ['MP4 whose box says 4 GB', () => box('ftyp', text('isom\0\0\0\0isom'), 0xffffffff)],
  ['MP4 whose box says nothing', () => joined(box('ftyp', text('isom\0\0\0\0isom')), box('moov', Buffer.alloc(4), 0))],
  ['MP4 with boxes of one byte', () => joined(box('ftyp', text('isom\0\0\0\0isom')), box('mdat', Buffer.alloc(4), 1), Buffer.alloc(2))],
  ['MP4 that is HTML', () => joined(box('ftyp', text('isom\0\0\0\0isom')), text(SCRIPT))],
  ['HEIC', () => joined(box('ftyp', text('heic\0\0\0\0mif1heic')), box('mdat', Buffer.alloc(32)))],
  ['QuickTime', () => joined(box('ftyp', text('qt  \0\0\0\0qt  ')), box('moov', Buffer.alloc(8)))],
  ['Matroska', () => Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(60)])],
  ['nothing', () => Buffer.alloc(0)],
  ['more than 20 MB', () => Buffer.alloc(20 * MB + 1, 0xff)],
];

/** Valid pictures with something extra: accepted, but stored re-encoded. */
const polyglots: [string, () => Promise<Buffer>][] = [
  ['a JPEG with HTML behind it', () => joined(jpeg(), text(SCRIPT))],
  ['a JPEG with a ZIP behind it', () => joined(jpeg(), Buffer.from('504b0304', 'hex'), text(SCRIPT))],
  [
    'a JPEG with a script as its author',
    () =>
      raster(64, 64)
        .withExif({ IFD0: { Artist: SCRIPT } })
        .jpeg()
        .toBuffer(),
  ],
  ['a PNG with HTML behind it', () => joined(png(), text(SCRIPT))],
  ['a PNG with a PDF behind it', () => joined(png(), pdf('/OpenAction<</S/JavaScript/JS(1)>>'), text(SCRIPT))],
  [
    'a WebP with a script as its author',
    () =>
      raster(64, 64)
        .withExif({ IFD0: { Artist: SCRIPT } })
        .webp()
        .toBuffer(),
  ],
];

it('holds sixty hostile files and more', () => expect(corpus.length + polyglots.length).toBeGreaterThanOrEqual(60));

it('refuses every hostile file with a text of its own, in bounded memory, while the process goes on', async () => {
  const before = process.memoryUsage().rss;
  let turns = 0;
  const beat = setInterval(() => turns++, 5);
  const wrong: string[] = [];
  let peak = before;
  for (const [name, make] of corpus) {
    const bytes = await make();
    const outcome = await inspectUpload(bytes, { accept: ['jpeg', 'png', 'webp', 'pdf', 'mp4'] }).then(
      ({ contentType }) => `taken as ${contentType}`,
      (error: unknown) => (error instanceof AppError && error.kind === 'invalid' ? undefined : `crashed: ${String(error)}`),
    );
    if (outcome) wrong.push(`${name}: ${outcome}`);
    peak = Math.max(peak, process.memoryUsage().rss);
  }
  clearInterval(beat);
  expect(wrong).toEqual([]);
  expect(turns).toBeGreaterThan(0);
  expect(peak - before).toBeLessThan(150 * MB);
});

it.each(polyglots)('keeps of %s the picture alone', async (_, make) => {
  const sent = await make();
  expect(sent.includes(SCRIPT)).toBe(true);
  const { bytes, thumbnail } = await inspectUpload(sent, { accept: ['jpeg', 'png', 'webp'] });
  expect([bytes.includes('<script'), bytes.includes('%PDF'), thumbnail?.bytes.includes('<script')]).toEqual([false, false, false]);
});
