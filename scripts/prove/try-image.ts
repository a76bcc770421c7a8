// npm run image:try: builds the image, runs api and worker from it as docker-compose.yml does, against its own PostgreSQL, posts a first
// sale, has the worker generate a report, and stops both. Removes everything but the image. See `--help` for the options.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../server/platform/db/embedded-postgres.ts';
import { freePort } from '../../server/platform/free-port.ts';
import { buildImage, call, engine, lockedRun } from './image/engine.ts';
import { firstSale } from './image/first-sale.ts';
import { ownBases } from './image/own-base.ts';

const USAGE = `npm run image:try -- [--own-base] [--postgres /usr/lib/postgresql/15/bin] [--built]
  --own-base   faz as imagens de base nesta máquina (debootstrap, como root) em vez de buscá-las num registro
  --postgres   pasta dos programas de outro PostgreSQL; sem ela, o que vem com a instalação
  --built      não monta de novo a imagem que já existe
IMAGE_ENGINE (podman ou docker), IMAGE_BUILD_OPTIONS e IMAGE_RUN_OPTIONS: o que o motor desta máquina pede (docs/operations.md)
`;
const IMAGE = 'fidelidade';
const ADMIN = { cpf: '11144477735', senha: 'Uma-senha-da-imagem-2026' };
const PATIENCE_MS = 180_000;
const MOST_MB = 400;
/** The Dockerfile deletes parts of packages; these are loaded when they are first used. */
const LOADED_WHEN_USED = ['@aws-sdk/client-s3', 'libxml2-wasm', 'onnxruntime-node', 'sharp', 'zxing-wasm/reader'];

const { values } = parseArgs({
  options: {
    'own-base': { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    postgres: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  process.stdout.write(USAGE);
  process.exit(0);
}
const started = Date.now();
const say = (text: string) => process.stdout.write(`${Math.round((Date.now() - started) / 1000)} s  ${text}\n`);
const made = `${IMAGE}-try-${process.pid}`;
const names = { api: `${made}-api`, worker: `${made}-worker` };
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fidelidade-image-'));
fs.chmodSync(folder, 0o755);
const postgres = await startEmbeddedPostgres({ folder: path.join(folder, 'postgres'), durable: false, programs: values.postgres });
try {
  if (!values.built) {
    buildImage(IMAGE, values['own-base'] ? ownBases() : {});
    say('a imagem foi montada');
  }
  tellSize();
  await tryIt();
  say('tudo funcionou');
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  for (const name of Object.values(names)) {
    const { stdout, stderr } = call(['logs', '--tail', '30', name], { mayFail: true });
    process.stderr.write(stdout + stderr);
  }
  process.exitCode = 1;
} finally {
  call(['rm', '--force', ...Object.values(names)], { mayFail: true });
  call(['volume', 'rm', made], { mayFail: true });
  await postgres.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}

function tellSize(): void {
  const megabytes = Math.round(Number(call(['image', 'inspect', '--format', '{{.Size}}', IMAGE]).stdout) / 1e6);
  say(`tamanho: ${megabytes} MB`);
  const parts = call(['history', '--no-trunc', '--format', '{{.Size}}\t{{.CreatedBy}}', IMAGE]).stdout.split('\n');
  for (const line of parts.filter((text) => /^[\d.]+ ?MB/.test(text)))
    say(`  ${line.replace(/\/bin\/sh.*(COPY) \S+ in /, '$1 ').slice(0, 100)}`);
  if (megabytes > MOST_MB) throw new Error(`A imagem passa de ${MOST_MB} MB.`);
}

async function tryIt(): Promise<void> {
  const ports = { api: await freePort(), worker: await freePort() };
  const address = `http://127.0.0.1:${ports.api}`;
  const environment = {
    DATABASE_URL: postgres.url(),
    SECRET: randomBytes(32).toString('hex'),
    PUBLIC_URL: address,
    HOST: '127.0.0.1',
    SHUTDOWN_SECONDS: '30',
  };
  call(['volume', 'create', made]);
  for (const role of ['api', 'worker'] as const) {
    const own = { ...environment, ROLE: role, PORT: String(ports[role]) };
    const [run, ...rest] = lockedRun(made, own);
    call([run!, '--detach', '--name', names[role], ...rest, IMAGE]);
    await ready(`http://127.0.0.1:${ports[role]}/saude/pronta`, names[role]);
    say(`${role}: pronta`);
  }
  const version = (await sql<{ server_version: string }>('show server_version'))[0]!.server_version;
  say(`PostgreSQL ${version}, ${engine} ${call(['--version']).stdout.trim()}`);

  mustBeLocked(names.api);
  say('usuário comum, raiz só de leitura');

  const command = (...args: string[]) => ['exec', '--interactive', names.api, 'node', ...args];
  const imports = LOADED_WHEN_USED.map((name) => `await import('${name}');`).join('');
  call(command('--input-type=module', '--eval', imports));
  say('as bibliotecas carregadas no primeiro uso estão na imagem');

  const person = ['--cpf', ADMIN.cpf, '--nome', 'Ana Prado', '--email', 'ana@exemplo.com.br', '--senha', '-'];
  say(call(command('dist/server/create-admin.js', ...person), { input: ADMIN.senha }).stdout.trim());

  const { pontos, rows } = await firstSale(address, ADMIN);
  if (rows !== 1) throw new Error(`Há ${rows} pontuações em vez de uma.`);
  say(`venda lançada: ${pontos} pontos`);
  await reportDone();
  say('o processo worker fez o relatório');

  for (const line of ['backup.js backup --to .data/backups --verify', 'db.js check']) {
    const [program, ...args] = line.split(' ');
    say(
      `${line}: ${call(command(`dist/server/${program}`, ...args))
        .stdout.trim()
        .split('\n')
        .at(-1)}`,
    );
  }
  for (const name of Object.values(names)) {
    call(['kill', '--signal', 'TERM', name]);
    const code = call(['wait', name]).stdout.trim();
    if (code !== '0') throw new Error(`${name} terminou com o código ${code}.`);
  }
  say('SIGTERM: os dois terminaram com o código 0');
}

/** Checked on the processes themselves, as the kernel reports them. */
function mustBeLocked(name: string): void {
  const pid = call(['inspect', '--format', '{{.State.Pid}}', name]).stdout.trim();
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  const mounts = fs.readFileSync(`/proc/${pid}/mounts`, 'utf8');
  const claims: Record<string, boolean> = {
    'o usuário é 1000': /^Uid:\s+1000\s/m.test(status),
    'não tem capacidades': /^CapEff:\s+0+$/m.test(status) && /^CapBnd:\s+0+$/m.test(status),
    'não ganha direitos': /^NoNewPrivs:\s+1$/m.test(status),
    'a raiz é só de leitura': /^\S+ \/ \S+ ro\b/m.test(mounts),
  };
  const broken = Object.keys(claims).filter((claim) => !claims[claim]);
  if (broken.length > 0) throw new Error(`Não vale: ${broken.join(', ')}`);
}

async function ready(address: string, name: string): Promise<void> {
  for (const since = Date.now(); Date.now() - since < PATIENCE_MS; await pause(200)) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    if (call(['inspect', '--format', '{{.State.Running}}', name]).stdout.trim() !== 'true') throw new Error(`${name} terminou.`);
  }
  throw new Error(`${name} não ficou pronto.`);
}

async function reportDone(): Promise<void> {
  for (const since = Date.now(); Date.now() - since < PATIENCE_MS; await pause(200)) {
    const [job] = await sql<{ state: string }>("select state::text from pgboss.job where name = 'generate-report'");
    if (job?.state === 'completed') return;
  }
  throw new Error('O processo worker não fez o relatório.');
}

async function sql<Row>(text: string): Promise<Row[]> {
  const client = new pg.Client(postgres.url());
  await client.connect();
  try {
    return (await client.query(text)).rows as Row[];
  } finally {
    await client.end();
  }
}
