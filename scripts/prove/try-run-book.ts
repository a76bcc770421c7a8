// npm run book:try: runs the commands of docs/operations.md in their order, on a new installation and new databases of Debian's PostgreSQL.
// The table in run-book/commands.ts says where every other command is tried. Needs the packages postgresql, pgbouncer and prometheus.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../server/platform/free-port.ts';
import { startPgbouncer } from '../operate/start-pgbouncer.ts';
import { firstSale } from './image/first-sale.ts';
import { inBook, type Place, shell, start, stopAll, untried } from './run-book/book.ts';
import { type Cluster, initialise, openCluster, statement } from './run-book/debian.ts';

const ADMIN = { cpf: '11144477735', senha: 'Uma-senha-do-livro-2026' };
const STREAMING_MS = 30_000;
const random = () => randomBytes(24).toString('hex');

const started = Date.now();
const say = (text: string) => process.stdout.write(`${Math.round((Date.now() - started) / 1000)} s  ${text}\n`);
const checkout: Place = { folder: process.cwd() };
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fidelidade-book-'));
fs.chmodSync(folder, 0o755);
const backups = path.join(folder, 'backups');
const password = random();
const primary = await openCluster(path.join(folder, 'primary'));
const replica = await openCluster(path.join(folder, 'replica'));
const url = primary.url('app', password);
const app: Place = {
  folder: path.join(folder, 'app'),
  env: { DATABASE_URL: url, SECRET: random(), PUBLIC_URL: 'http://localhost:4000', METRICS_TOKEN: random(), SHUTDOWN_SECONDS: '30' },
};
const withEnv = (env: Record<string, string>): Place => ({ ...app, env: { ...app.env, ...env } });

try {
  install();
  await database();
  await productAndFirstDay();
  await copies();
  await followAndPool();
  await repairs();
  const missing = untried();
  if (missing.length > 0) throw new Error(`commands of the book that this script did not run:\n${missing.join('\n')}`);
  say('every command worked');
} catch (error) {
  process.stderr.write(`${(error as Error).stack}\n`);
  process.exitCode = 1;
} finally {
  stopAll();
  for (const { data, control } of [primary, replica]) if (fs.existsSync(path.join(data, 'postmaster.pid'))) control('stop');
  fs.rmSync(folder, { recursive: true, force: true });
}

/** Start and stop: without a build. */
function install(): void {
  shell(inBook('npm run build'), checkout);
  for (const name of ['package.json', 'package-lock.json', '.npmrc', 'dist', 'server', 'scripts/start'])
    fs.cpSync(name, path.join(app.folder, name), { recursive: true });
  shell(inBook('npm ci --omit=dev'), app);
  say('built, and installed without devDependencies');
}

async function database(): Promise<void> {
  initialise(primary);
  primary.control('start');
  shell(`${inBook('pg_isready')} -h 127.0.0.1 -p ${primary.port}`, primary.place);
  await primary.sql(inBook("create role app login password '…'", { '…': password }));
  await primary.sql(inBook('create database fidelidade owner app'));
  say(`PostgreSQL ${(await primary.sql<{ server_version: string }>('show server_version'))[0]!.server_version}`);
}

/** Both roles migrate the empty database at once; the first day of an administrator; SIGTERM. */
async function productAndFirstDay(): Promise<void> {
  const [api, worker] = await Promise.all([
    start(inBook('MALLOC_ARENA_MAX=2 node --max-semi-space-size=8 dist/server/main.js'), withEnv({ ROLE: 'api' }), await freePort()),
    start(inBook('npm start'), withEnv({ ROLE: 'worker' }), await freePort()),
  ]);
  say('api and worker are ready');
  fs.writeFileSync(path.join(app.folder, 'senha.txt'), ADMIN.senha);
  const create = inBook("npm run admin:create -- --cpf 111.444.777-35 --nome 'Ana Prado' --email ana@exemplo.com.br");
  mustSay(shell(`${create} --senha - < senha.txt`, app), 'Administrador Ana Prado criado');
  const second = inBook('npm run admin:create -- …', {
    '…': "--cpf 390.533.447-05 --nome 'Bia Reis' --email bia@exemplo.com.br --senha -",
  });
  mustSay(shell(`${second} < senha.txt`, app), 'Administrador Bia Reis criado');
  mustSay(
    shell(inBook('npm run integration:create -- …', { '…': '--nome Loja --plataforma Site --limite 5000' }), app),
    'Integração Loja criada',
  );
  const { pontos, rows } = await firstSale(api.address, ADMIN);
  if (rows !== 1) throw new Error(`${rows} sales instead of one`);
  say(`two administrators, an integration and a sale of ${pontos} points`);
  const metrics = await fetch(`${api.address}/metrics`, { headers: { authorization: `Bearer ${app.env!.METRICS_TOKEN}` } });
  mustSay(await metrics.text(), 'build_info', 'migrations_applied');
  shell(inBook('npm run db:migrate'), app);
  mustSay(shell(inBook('npm run db:check'), app), ' 0 failed');
  if ((await api.stop()) !== 0) throw new Error('SIGTERM: the api process did not end with code 0');
  await worker.stop();
  say('SIGTERM: both ended');
}

/** Backup as the timer runs it, and restore into an empty database. */
async function copies(): Promise<void> {
  await primary.sql(inBook('alter role app createdb'));
  const log = path.join(folder, 'backup.log');
  const timer = inBook(
    '15 3 * * * cd /app && npm run -s db:backup -- --to /backups --keep 14 --verify >> /var/log/fidelidade-backup.log 2>&1 || <alert>',
    {
      '15 3 * * * ': '',
      '/app': app.folder,
      '/backups': backups,
      '/var/log/fidelidade-backup.log': log,
      '<alert>': `{ cat ${log}; exit 1; }`,
    },
  );
  shell(timer, app);
  mustSay(fs.readFileSync(log, 'utf8'), 'Diferenças: 0');
  mustSay(shell(inBook('npm run db:backup -- --verify'), app), 'Diferenças: 0');
  shell(inBook('npm run db:backup'), app);
  shell(inBook('npm run db:backup -- …', { '…': `--to ${backups} --keep 1 --verify` }), app);
  const [copy, ...others] = fs.readdirSync(backups).filter((name) => name.startsWith('fidelidade-'));
  if (!copy || others.length > 0) throw new Error('--keep 1 does not keep one copy');
  await primary.sql('create database restored owner app');
  const restored = withEnv({ DATABASE_URL: primary.url('app', password, 'restored'), STORAGE_FOLDER: path.join(folder, 'restored-files') });
  const restore = inBook('npm run db:restore -- --from /backups/fidelidade-<instant>', {
    '/backups/fidelidade-<instant>': path.join(backups, copy),
  });
  mustSay(shell(restore, restored), 'Diferenças: 0');
  mustSay(shell(inBook('npm run db:check'), restored), ' 0 failed');
  mustSay(shell(inBook('npm run db:restore -- …', { '…': `--from ${path.join(backups, copy)}` }), restored, 1), '--force');
  const product = await start(inBook('npm start'), restored, await freePort());
  await product.stop();
  say('backed up, verified, restored into an empty database, started on it; a second restore is refused');
}

/** A replica made by pg_basebackup, and pgbouncer in front of the primary. */
async function followAndPool(): Promise<void> {
  const secret = random();
  await primary.sql(inBook("create role replica login replication password '…';", { '…': secret }));
  await primary.sql(inBook("alter system set max_slot_wal_keep_size = '4GB';"));
  await primary.sql(inBook("select pg_create_physical_replication_slot('replica');"));
  await primary.sql(inBook('grant pg_monitor to app;'));
  fs.appendFileSync(path.join(primary.data, 'pg_hba.conf'), 'host replication replica 127.0.0.1/32 scram-sha-256\n');
  await primary.sql(inBook('select pg_reload_conf();'));
  const values = { '…': secret, '<primary>:5432': `127.0.0.1:${primary.port}`, '<folder>': replica.data };
  shell(
    inBook("pg_basebackup -d 'postgres://replica:…@<primary>:5432' -D <folder> -R -X stream -S replica -c fast", values),
    replica.place,
  );
  shell(inBook("echo 'hot_standby_feedback = on' >> <folder>/postgresql.auto.conf", values), replica.place);
  replica.control('start');
  await untilStreaming(primary);
  const pgbouncer = await startPgbouncer(url, { admin_users: 'app' });
  const prepared: Record<string, string> = pgbouncer.prepares ? {} : { DATABASE_PREPARED: 'false' };
  const pooled = withEnv({
    DATABASE_URL: pgbouncer.url(url),
    DATABASE_DIRECT_URL: url,
    DATABASE_REPLICA_URL: replica.url('app', password),
    ...prepared,
  });
  const product = await start(inBook('npm start'), pooled, await freePort());
  const metrics = await fetch(`${product.address}/metrics`, { headers: { authorization: `Bearer ${app.env!.METRICS_TOKEN}` } });
  mustSay(await metrics.text(), 'replica_lag_seconds{replica=');
  await statement(pgbouncer.url(primary.url('app', password, 'pgbouncer')), inBook('RECONNECT'));
  await statement(pgbouncer.url(url), inBook('set statement_timeout = 0'));
  await product.stop();
  if (fs.readFileSync(product.log, 'utf8').includes('não limita o tempo')) throw new Error('pgbouncer: the time-outs are not the role’s');
  await pgbouncer.stop();
  replica.control('stop');
  say(`replica streams; the product ran behind pgbouncer ${pgbouncer.version} with it`);
}

async function untilStreaming(cluster: Cluster): Promise<void> {
  const text = inBook('select state, replay_lag from pg_stat_replication;');
  for (const since = Date.now(); Date.now() - since < STREAMING_MS; await pause(200))
    if ((await cluster.sql<{ state: string }>(text))[0]?.state === 'streaming') return;
  throw new Error('the replica does not stream');
}

/** Statements of Troubleshooting, checks of monitoring, checksums, and tests on this server. */
async function repairs(): Promise<void> {
  const statements = [
    'select name, state, count(*) from pgboss.job group by 1, 2',
    'select sale_sums_rebuild()',
    'select link_sums_rebuild()',
    'update liability_positions set contado = 0',
    'select now()',
    'select pg_reload_conf()',
  ];
  for (const text of statements) await primary.sql(inBook(text), 'fidelidade');
  mustSay(shell(inBook('npm run db:check'), app), ' 0 failed');
  shell(`${inBook('df')} ${primary.data} && ${inBook('date')}`, primary.place);
  mustSay(shell(inBook('promtool test rules deploy/monitoring/alerts.test.yml'), checkout), 'SUCCESS');
  const tests = inBook('TEST_DATABASE_URL=postgres://… npm test', { 'postgres://…': primary.url('postgres', '', 'postgres') });
  shell(`${tests} -- server/modules/ledger/ledger.test`, checkout);
  say('tables rebuilt, alert rules tested, tests passed on this server');
  primary.control('stop');
  fs.rmSync(replica.data, { recursive: true });
  shell(`initdb -D ${replica.data} -U postgres -A trust && ${inBook('pg_checksums --enable')} -D ${replica.data}`, replica.place);
  say('checksums switched on for a server without them');
}

function mustSay(output: string, ...texts: string[]): void {
  for (const text of texts) if (!output.includes(text)) throw new Error(`“${text}” is missing in:\n${output.slice(-2_000)}`);
}
