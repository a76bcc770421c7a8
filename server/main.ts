import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { isOutage } from './platform/db/database-errors.ts';
import { type Env, EnvError, readEnv } from './platform/env.ts';
import { type Logger, openLogger } from './platform/logger.ts';
import { release } from './platform/release.ts';
import { demonstration } from './seed-demo.ts';
import { startPatiently } from './start-patiently.ts';
import type { Product } from './start-product.ts';

/** The oldest Node.js that runs the built server; `npm start` brings it. */
const LEAST_NODE = 24;
/** The process cuts off running work this long before a supervisor would kill it. */
const BEFORE_KILLED_MS = 500;
const PORT_TAKEN = 'A porta já está em uso. Defina outra: PORT=4001 npm start';

/** Ends the start: in production with one JSON line of the log, in the demonstration with text for the person at the terminal. */
await main().catch((error: NodeJS.ErrnoException) => {
  const isPortTaken = error.code === 'EADDRINUSE';
  const reason = isPortTaken ? PORT_TAKEN : error instanceof EnvError ? error.message : undefined;
  // Read from the process, because the settings themselves may be refused.
  if (process.env.DATABASE_URL)
    openLogger({ level: 'error' }).error(reason === undefined ? { err: error } : { motivo: reason }, 'o servidor não iniciou');
  else process.stderr.write(`\n${reason ?? error.stack}\n`);
  process.exit(1);
});

async function main(): Promise<void> {
  if (Number.parseInt(process.versions.node, 10) < LEAST_NODE)
    throw new EnvError([
      `O servidor precisa do Node.js ${LEAST_NODE} ou mais novo; este é o ${process.versions.node}. \`npm start\` traz o certo.`,
    ]);
  if (fs.existsSync('.env')) process.loadEnvFile('.env');
  const env = readEnv(process.env, keptSecret);
  const logger = openLogger({ level: env.LOG_LEVEL });
  const stop = new AbortController();
  const product = startPatiently(env, logger, stop.signal);
  // Registered at once: a signal during start-up waits for the start to finish, but not for a database, and then stops it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stop.signal.aborted) {
        // Supervisors repeat signals, and a process group gets them twice; only a person at a terminal means the second one.
        if (signal === 'SIGINT' && process.stdin.isTTY) process.exit(1);
        return;
      }
      stop.abort();
      setTimeout(
        () => {
          logger.error({ recursos: countEach(process.getActiveResourcesInfo()) }, 'encerramento interrompido');
          process.exit(1);
        },
        env.SHUTDOWN_SECONDS * 1_000 - BEFORE_KILLED_MS,
      ).unref();
      void product.then((started) => started?.stop()).then(() => process.exit(0));
    });
  }
  process.on('uncaughtException', (err) => {
    // The queue removes its listeners before closing a connection, so one lost at that moment reports to nobody.
    if (isOutage(err)) return logger.warn({ err }, 'conexão perdida');
    if (env.EMBEDDED) process.stderr.write(`\n${err.stack}\n`);
    else logger.error({ err }, 'erro sem tratamento');
    process.exit(1);
  });
  process.on('unhandledRejection', (err) => logger.error({ err }, 'promessa rejeitada sem tratamento'));
  const started = await product;
  if (started) await announce(env, logger, started);
}

function countEach(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** Embedded mode's secret: created once and kept beside the data, so that links survive a restart. */
function keptSecret(dataFolder: string): string {
  const file = path.resolve(dataFolder, 'secret');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  try {
    fs.writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return fs.readFileSync(file, 'utf8').trim();
}

async function announce(env: Env, logger: Logger, { port }: Product): Promise<void> {
  if (!env.EMBEDDED) {
    logger.info({ versao: release, papeis: env.ROLE, endereco: env.PUBLIC_URL, porta: port }, 'servidor iniciado');
    return;
  }
  const address = `http://localhost:${port}`;
  const { demoLogins } = await demonstration();
  const logins = demoLogins.map(({ quem, onde, cpf, senha }) => `  ${quem}: ${address}${onde}  CPF ${cpf}  senha ${senha}`);
  process.stdout.write(
    `\n${env.PROGRAMA_NOME} em ${address}\n${logins.join('\n')}\n  E-mails: ${address}/dev/emails\n  Ctrl+C encerra.\n\n`,
  );
}
