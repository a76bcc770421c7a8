import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** What shrinks; pictures and fonts are packed already. */
const TEXT = /\.(js|css|svg|wasm)$/;
/** Below this a file travels in one packet either way. */
const SMALLEST = 1_000;
/** The best quality takes a hundred times as long for a few per cent more. */
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } };

const pack = async (file: string): Promise<void> => {
  if (!TEXT.test(file) || (await stat(file)).size < SMALLEST) return;
  const plain = await readFile(file);
  await Promise.all([
    brotli(plain, BROTLI).then((packed) => writeFile(`${file}.br`, packed)),
    gzip(plain, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
};

/** Lays packed files beside the built ones once, so that the server sends a third of the bytes without packing anything itself. */
export const packAssets = (): Plugin => ({
  name: 'pack-assets',
  apply: 'build',
  async writeBundle({ dir = '.' }) {
    const assets = path.join(dir, 'assets');
    await Promise.all((await readdir(assets)).map((name) => pack(path.join(assets, name))));
  },
});
