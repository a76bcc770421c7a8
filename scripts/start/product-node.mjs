import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** The strictest minimum among the dependencies (`engines` of flydrive), and the target of scripts/start/build-server.mjs. */
const OLDEST = 24;

/** Locations of the libraries Node.js needs beyond the C library. */
const PACKAGES = {
  'libatomic.so.1': { apt: 'libatomic1', dnf: 'libatomic' },
  'libstdc++.so.6': { apt: 'libstdc++6', dnf: 'libstdc++' },
  'libgcc_s.so.1': { apt: 'libgcc-s1', dnf: 'libgcc' },
};

let chosen;

/** The Node.js for the product, its build and its tests. Call it after the install; exits when there is none. */
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
 * The installed pinned Node.js, or the machine's own where the pinned one does not run. npm puts node_modules/.bin first in PATH, so a
 * broken one would fail the next `npm start` before any of our code: its link is removed.
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

/** The package's program for this platform, or null. */
function pinnedIn(modules) {
  const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  for (const name of [`node-${platform}`, `node-bin-${platform}`]) {
    const file = path.resolve(modules, name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    if (fs.existsSync(file)) return file;
  }
  return null;
}

/** Why it does not run, from the loader's message; null when it does. */
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
  // The file exists and yet is "not found": its loader is missing, as on Alpine.
  if (error?.code === 'ENOENT') return { text: `${text} o sistema não usa a glibc.` };
  return { text: `${text} ${error?.message ?? (stderr.trim().split('\n')[0] || `código ${status}`)}.` };
}
