import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type Env, EnvError, readEnv } from './platform/env.ts';
import { openLogger } from './platform/logger.ts';
import { type Product, startProduct } from './start-product.ts';

/** Past this the process ends whatever still runs. */
const SHUTDOWN_LIMIT_MS = 10_000;

await main().catch((error: NodeJS.ErrnoException) => {
  const isPortTaken = error.code === 'EADDRINUSE';
  const text = isPortTaken
    ? 'A porta já está em uso. Defina outra: PORT=4001 npm start'
    : error instanceof EnvError
      ? error.message
      : error.stack;
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
});

async function main(): Promise<void> {
  if (fs.existsSync('.env')) process.loadEnvFile('.env');
  const env = readEnv(process.env, keptSecret);
  const logger = openLogger({ level: env.LOG_LEVEL });
  const product = startProduct(env, logger);
  // Registered at once: a signal during the start waits for the start and then stops what it started.
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
      void product.then(({ stop }) => stop()).then(() => process.exit(0));
    });
  }
  process.on('unhandledRejection', (err) => logger.error({ err }, 'promessa rejeitada sem tratamento'));
  announce(env, await product);
}

/** The secret of embedded mode: made once and kept beside the data, so that links outlive a restart. */
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

function announce(env: Env, { port }: Product): void {
  const address = env.EMBEDDED ? `http://localhost:${port}` : env.PUBLIC_URL;
  const lines = env.EMBEDDED
    ? [
        '',
        `${env.PROGRAMA_NOME}: ${address}`,
        `  Painel:    ${address}/painel`,
        `  E-mails:   ${address}/dev/emails`,
        '  Ctrl+C encerra.',
        '',
      ]
    : [`${env.PROGRAMA_NOME} (${env.ROLE.join(', ')}): ${address}, porta ${port}`];
  process.stdout.write(`${lines.join('\n')}\n`);
}
