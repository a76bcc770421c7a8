import { X509Certificate } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '../../platform/env.ts';
import type { ReadOptions } from './engine/read-file.ts';

/**
 * How receipts are read under the operator's settings. Throws when a configured folder or a certificate in it cannot be read, so that a
 * wrong setting is found before the first receipt.
 */
export async function readerOptions({ NFE_AUTHORITIES, NFE_SCHEMAS }: Pick<Env, 'NFE_AUTHORITIES' | 'NFE_SCHEMAS'>): Promise<ReadOptions> {
  if (NFE_SCHEMAS) await readdir(NFE_SCHEMAS);
  return { authorities: NFE_AUTHORITIES ? await authoritiesOf(NFE_AUTHORITIES) : [], schemas: NFE_SCHEMAS };
}

async function authoritiesOf(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /\.(?:pem|crt|cer)$/i.test(name)).sort();
  return Promise.all(names.map((name) => pemOf(path.join(folder, name))));
}

/** PEM text, with one certificate or more; ICP-Brasil also publishes the binary form (DER). */
async function pemOf(file: string): Promise<string> {
  const bytes = await readFile(file);
  try {
    const first = new X509Certificate(bytes).toString();
    return bytes.includes('-----BEGIN CERTIFICATE-----') ? bytes.toString('latin1') : first;
  } catch (cause) {
    throw new Error(`${file} is not a certificate`, { cause });
  }
}
