import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { call } from './engine.ts';

const SUITE = 'bookworm';
/** As in debian:bookworm-slim. */
const LEFT_OUT = ['usr/share/doc', 'usr/share/locale', 'usr/share/man', 'var/cache/apt/archives', 'var/lib/apt/lists', 'var/log'];
const CHANGES = ['--change', 'ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', '--change', 'CMD ["bash"]'];

/**
 * The Dockerfile's two base images, built locally where no image registry is reachable: Debian by debootstrap (as root), and the same with
 * the Node.js and npm running this. Kept until removed.
 */
export function ownBases(): { BUILD: string; BASE: string } {
  const names = { BUILD: 'localhost/fidelidade-base-node', BASE: 'localhost/fidelidade-base-debian' };
  if (call(['image', 'inspect', names.BUILD], { mayFail: true }).status === 0) return names;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fidelidade-base-'));
  const root = path.join(folder, 'root');
  try {
    must('debootstrap', ['--variant=minbase', '--include=ca-certificates', SUITE, root]);
    for (const name of LEFT_OUT) fs.rmSync(path.join(root, name), { recursive: true, force: true });
    importFolder(root, names.BASE);
    const npm = path.resolve(process.env.npm_execpath ?? '', '..', '..');
    fs.copyFileSync(process.execPath, path.join(root, 'usr/local/bin/node'));
    fs.cpSync(npm, path.join(root, 'usr/local/lib/node_modules/npm'), { recursive: true });
    fs.symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', path.join(root, 'usr/local/bin/npm'));
    importFolder(root, names.BUILD);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
  return names;
}

function importFolder(root: string, name: string): void {
  const file = `${root}.tar`;
  must('tar', ['-C', root, '--exclude=./dev/*', '--exclude=./proc/*', '--exclude=./sys/*', '-cf', file, '.']);
  call(['import', ...CHANGES, file, name]);
  fs.rmSync(file);
}

function must(command: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0) throw new Error(`${command}: ${error?.message ?? stderr}`);
}
