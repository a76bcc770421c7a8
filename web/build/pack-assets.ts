import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Compressible files; images and fonts are compressed already. */
const TEXT = /\.(js|css|svg|wasm|html)$/;
/** Smaller files fit in one packet either way. */
const SMALLEST = 1_000;
/** Above this size the best quality would dominate build time; only the console's editor and its workers are that large. */
const LARGEST_FOR_BEST = 500_000;
const brotliOf = (sizeBytes: number) => ({
  params: { [zlib.constants.BROTLI_PARAM_QUALITY]: sizeBytes > LARGEST_FOR_BEST ? 9 : zlib.constants.BROTLI_MAX_QUALITY },
});

const pack = async (file: string): Promise<void> => {
  if (!TEXT.test(file) || (await stat(file)).size < SMALLEST) return;
  const plain = await readFile(file);
  await Promise.all([
    brotli(plain, brotliOf(plain.length)).then((packed) => writeFile(`${file}.br`, packed)),
    gzip(plain, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
};

/** Writes compressed files next to the built ones, so the server sends a third of the bytes without compressing at run time. */
export const packAssets = (): Plugin => ({
  name: 'pack-assets',
  apply: 'build',
  async writeBundle({ dir = '.' }) {
    const assets = path.join(dir, 'assets');
    const files = (await readdir(assets)).map((name) => path.join(assets, name));
    await Promise.all([path.join(dir, 'index.html'), ...files].map(pack));
  },
});
