import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '../../platform/env.ts';
import type { ReadOptions } from './engine/read-file.ts';

/** How receipts are read under the operator's settings. Throws when a configured folder cannot be read. */
export async function readerOptions({ NFE_AUTHORITIES, NFE_SCHEMAS }: Pick<Env, 'NFE_AUTHORITIES' | 'NFE_SCHEMAS'>): Promise<ReadOptions> {
  return { authorities: NFE_AUTHORITIES ? await pemsOf(NFE_AUTHORITIES) : [], schemas: NFE_SCHEMAS };
}

async function pemsOf(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /\.(?:pem|crt|cer)$/i.test(name)).sort();
  return Promise.all(names.map((name) => readFile(path.join(folder, name), 'latin1')));
}
