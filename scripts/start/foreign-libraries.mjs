import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** glibc's own, the compiler's two, and the loader: present on every Linux with Node.js, whatever the packages are called. */
const EVERYWHERE = /^(linux-vdso|ld-linux[\w-]*|lib(c|m|dl|rt|pthread|resolv|util|stdc\+\+|gcc_s))\.so/;
/** PostgreSQL's other languages and its own test programs: never loaded here. */
const UNUSED = /pl(perl|python|tcl)\w*\.so$|\/pgxs\//;
const ELF = Buffer.from('\x7fELF', 'latin1');

/** Libraries that the binaries below a folder need beyond those and the ones beside them: `file: library`, one per line, for Linux. */
export function foreignLibraries(folder) {
  const found = [];
  for (const entry of fs.readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    if (!entry.isFile() || UNUSED.test(file) || !isBinary(file)) continue;
    const { stdout } = spawnSync('ldd', [file], { encoding: 'utf8' });
    for (const [, library, target] of stdout.matchAll(/^\t(\S+)(?: => (.+?))?(?: \(0x\w+\))?$/gm)) {
      const isOurs = target?.startsWith(path.resolve(folder));
      if (!isOurs && !EVERYWHERE.test(path.basename(library)) && !stdout.includes('statically linked')) found.push(`${file}: ${library}`);
    }
  }
  return found;
}

function isBinary(file) {
  const { mode, size } = fs.statSync(file);
  if (size < ELF.length || !((mode & 0o111) > 0 || /\.node$|\.so(\.|$)/.test(file))) return false;
  const start = Buffer.alloc(ELF.length);
  const handle = fs.openSync(file);
  fs.readSync(handle, start, 0, ELF.length, 0);
  fs.closeSync(handle);
  return start.equals(ELF);
}
