import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';

/** PostgreSQL's programs refuse root, and its files belong to its user. */
const prefix = process.getuid?.() === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'] : [];

/** Runs a program as the user of PostgreSQL; rejects when it fails. */
export async function asPostgres(...command: string[]): Promise<void> {
  const [program, ...args] = [...prefix, ...command];
  await promisify(execFile)(program!, args, { cwd: '/' });
}

/** Starts a program as the user of PostgreSQL; it ends with the drill. */
export function startAsPostgres(...command: string[]): ChildProcess {
  const [program, ...args] = [...prefix, ...command];
  const child = spawn(program!, args, { cwd: '/', stdio: 'ignore' });
  process.once('exit', () => child.kill('SIGQUIT'));
  return child;
}
