import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

type Said = { ready?: true; failed?: string };

/** A process that runs test files, with the product as it is or with the text of one module replaced. */
export interface Host {
  /** The name of the first failing test, or undefined when all pass. A file that takes too long fails, and ends the process. */
  run: (file: string, template: string, timeoutMs: number) => Promise<string | undefined>;
  isAlive: () => boolean;
  stop: () => void;
}

/** `env`: where the database is, and MUTANT_OF with MUTANT_TEXT for a replaced module. */
export async function startHost(env: Record<string, string>): Promise<Host> {
  const folder = import.meta.dirname;
  const child = fork(path.join(folder, 'test-host.mjs'), [], {
    execArgv: ['--import', 'tsx', '--import', path.join(folder, 'replace-module.mjs'), '--disable-warning=ExperimentalWarning'],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', process.env.MUTANT_VERBOSE ? 'inherit' : 'ignore', 'ipc'],
  });
  await answerOf(child, 120_000);
  return {
    run: async (file, template, timeoutMs) => {
      const answer = answerOf(child, timeoutMs);
      child.send({ file, template });
      const { failed } = await answer;
      return failed;
    },
    isAlive: () => child.connected,
    stop: () => child.kill('SIGKILL'),
  };
}

function answerOf(child: ChildProcess, timeoutMs: number): Promise<Said> {
  return new Promise((resolve) => {
    const finish = (said: Said) => {
      clearTimeout(timer);
      child.off('message', finish);
      child.off('exit', ended);
      resolve(said);
    };
    const ended = () => finish({ failed: '(the process ended)' });
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      finish({ failed: '(too slow)' });
    }, timeoutMs);
    child.on('message', finish);
    child.on('exit', ended);
  });
}
