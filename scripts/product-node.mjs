import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** What the oldest-minded dependency asks for (`engines` of flydrive), and what scripts/build-server.mjs builds for. */
const OLDEST = 24;

/** Where the libraries of a Node.js are found that are not part of the C library. */
const PACKAGES = {
  'libatomic.so.1': { apt: 'libatomic1', dnf: 'libatomic' },
  'libstdc++.so.6': { apt: 'libstdc++6', dnf: 'libstdc++' },
  'libgcc_s.so.1': { apt: 'libgcc-s1', dnf: 'libgcc' },
};

let chosen;

/** The Node.js that the product, its build and its tests run on. Asked for after the install; ends the process when there is none. */
export function productNode() {
  if (!chosen) {
    try {
      const { node, notice } = chooseNode();
      if (notice) process.stderr.write(`${notice}\n`);
      chosen = node;
    } catch (error) {
      process.stderr.write(`\n${error.message}\n`);
      process.exit(1);
    }
  }
  return chosen;
}

/**
 * The pinned Node.js of the install, or the machine's own where that one does not run. npm puts node_modules/.bin first in PATH, so the
 * next `npm start` would die of a broken one before any line of ours: its link goes.
 * @throws an Error with what to do, in Portuguese, when neither will do
 */
export function chooseNode({ modules = 'node_modules', own = process.execPath, ownVersion = process.versions.node } = {}) {
  const pinned = pinnedIn(modules);
  const problem = pinned ? problemOf(pinned, own) : { text: 'A instalação não trouxe um Node.js para esta máquina.' };
  if (!problem) return { node: pinned };
  for (const link of ['node', 'node.cmd', 'node.ps1']) fs.rmSync(path.join(modules, '.bin', link), { force: true });
  if (Number.parseInt(ownVersion, 10) >= OLDEST && own !== pinned)
    return { node: own, notice: `${problem.text} Usando o desta máquina, ${ownVersion}.` };
  throw new Error(
    [
      problem.text,
      `O desta máquina, ${ownVersion}, é antigo: o produto pede o Node.js ${OLDEST} ou mais novo.`,
      ...(problem.remedy ?? []),
      `${problem.remedy ? 'Ou instale' : 'Instale'} o Node.js ${OLDEST} (https://nodejs.org/pt/download) e rode de novo.`,
    ].join('\n'),
  );
}

/** The program of the package for this platform, or null. */
function pinnedIn(modules) {
  const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  for (const name of [`node-${platform}`, `node-bin-${platform}`]) {
    const file = path.resolve(modules, name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    if (fs.existsSync(file)) return file;
  }
  return null;
}

/** Why it does not run, by the words of the loader; null when it does. */
function problemOf(pinned, own) {
  if (pinned === own) return null;
  const { status, stderr, error } = spawnSync(pinned, ['--version'], { encoding: 'utf8' });
  if (status === 0) return null;
  const text = 'O Node.js que veio com a instalação não roda nesta máquina:';
  const library = /([\w+-]+\.so[.\d]*): cannot open shared object/.exec(stderr ?? '')?.[1];
  if (library) {
    const { apt, dnf } = PACKAGES[library] ?? {};
    const remedy = apt && [
      'Instale a biblioteca e rode de novo:',
      `  Debian, Ubuntu: apt-get install -y ${apt}`,
      `  Fedora: dnf install -y ${dnf}`,
    ];
    return { text: `${text} falta a biblioteca ${library}.`, remedy };
  }
  const version = /version `([\w.]+)' not found/.exec(stderr ?? '')?.[1];
  if (version) return { text: `${text} o sistema é antigo (falta ${version}).` };
  // A file that is there and yet "not found": its loader is missing, as on Alpine.
  if (error?.code === 'ENOENT') return { text: `${text} o sistema não usa a glibc.` };
  return { text: `${text} ${error?.message ?? (stderr.trim().split('\n')[0] || `código ${status}`)}.` };
}
