import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chooseNode } from './product-node.mjs';

const modules = fs.mkdtempSync(path.join(os.tmpdir(), 'fidelidade-node-'));
const folder = path.join(modules, `node-${process.platform}-${process.arch}`, 'bin');
const pinned = path.join(folder, 'node');
const link = path.join(modules, '.bin', 'node');
const own = '/usr/bin/node';

/** Installs a fake pinned Node.js that prints a loader's message and exits as it would. */
function install(script: string): void {
  fs.mkdirSync(folder, { recursive: true });
  fs.mkdirSync(path.dirname(link), { recursive: true });
  fs.writeFileSync(pinned, script, { mode: 0o755 });
  fs.rmSync(link, { force: true });
  fs.symlinkSync(pinned, link);
}

const lacking = (words: string) => `#!/bin/sh\necho "${words}" >&2\nexit 127\n`;
const LIBATOMIC = lacking(
  'node: error while loading shared libraries: libatomic.so.1: cannot open shared object file: No such file or directory',
);
const choose = (ownVersion: string) => chooseNode({ modules, own, ownVersion });

afterAll(() => fs.rmSync(modules, { recursive: true, force: true }));

describe('the Node.js of the product', () => {
  it('is the pinned one where that runs, whatever the machine has', () => {
    install('#!/bin/sh\necho v24.0.0\n');
    expect(choose('26.1.0')).toEqual({ node: pinned });
    expect(fs.existsSync(link)).toBe(true);
  });

  it('is the machine’s own where the pinned one does not run, which npm then no longer finds first', () => {
    install(LIBATOMIC);
    const { node, notice } = choose('24.0.0');
    expect(node).toBe(own);
    expect(notice).toBe(
      'O Node.js que veio com a instalação não roda nesta máquina: falta a biblioteca libatomic.so.1. Usando o desta máquina, 24.0.0.',
    );
    expect(fs.readdirSync(path.dirname(link))).toEqual([]);
  });

  it('is refused with the command that mends it where the machine’s own is too old', () => {
    install(LIBATOMIC);
    expect(() => choose('22.22.0')).toThrow(
      /libatomic\.so\.1\.\n.*22\.22\.0, é antigo.*\n(?:.*\n)*.*apt-get install -y libatomic1\n.*dnf install -y libatomic\n/,
    );
    expect(fs.readdirSync(path.dirname(link))).toEqual([]);
  });

  it.each([
    [
      'an old C library',
      lacking("/lib/libc.so.6: version \\`GLIBC_2.28' not found (required by node)"),
      'o sistema é antigo (falta GLIBC_2.28).',
    ],
    ['another C library', '#!/lib/ld-that-is-not-there\n', 'o sistema não usa a glibc.'],
    ['an unknown library', lacking('node: libfoo.so.2: cannot open shared object file'), 'falta a biblioteca libfoo.so.2.\n'],
    ['anything else', lacking('Illegal instruction'), 'Illegal instruction.'],
  ])('names %s', (_, script, text) => {
    install(script);
    expect(() => choose('20.11.0')).toThrow(text);
    expect(() => choose('20.11.0')).toThrow('Instale o Node.js 24 (');
  });

  it('is the machine’s own where the install brought none', () => {
    fs.rmSync(folder, { recursive: true });
    expect(choose('24.3.0')).toEqual({ node: own, notice: expect.stringContaining('não trouxe') });
    expect(() => choose('20.11.0')).toThrow('não trouxe');
  });
});
