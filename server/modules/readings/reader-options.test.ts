import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { newAuthority } from '../../test/receipts/certificates.ts';
import { certificatesOf } from './engine/xml/certificate.ts';
import { readerOptions } from './reader-options.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'fidelidade-ac-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('The settings of the reader', () => {
  it('configure nothing by default', async () => {
    expect(await readerOptions({})).toEqual({ authorities: [], schemas: undefined });
  });

  it('take authorities in text and in binary form, several in one file, and skip other files', async () => {
    const [first, second, third] = [await newAuthority('AC 1'), await newAuthority('AC 2'), await newAuthority('AC 3')];
    await writeFile(path.join(folder, 'bundle.pem'), `${first.certificate.toString('pem')}\n${second.certificate.toString('pem')}`);
    await writeFile(path.join(folder, 'third.crt'), Buffer.from(third.certificate.rawData));
    await writeFile(path.join(folder, 'leia-me.txt'), 'texto');
    const { authorities = [] } = await readerOptions({ NFE_AUTHORITIES: folder });
    expect(certificatesOf(authorities).map(({ subject }) => subject)).toEqual(['CN=AC 1', 'CN=AC 2', 'CN=AC 3']);
  });

  it('name the file that is not a certificate', async () => {
    await writeFile(path.join(folder, 'errado.pem'), 'texto');
    await expect(readerOptions({ NFE_AUTHORITIES: folder })).rejects.toThrow(`${path.join(folder, 'errado.pem')} is not a certificate`);
  });

  it('refuse a folder that does not exist', async () => {
    await expect(readerOptions({ NFE_SCHEMAS: path.join(folder, 'nada') })).rejects.toThrow('ENOENT');
  });
});
