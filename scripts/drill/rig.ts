import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../../server/migrate.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/platform/db/embedded-postgres.ts';
import { isAlive } from '../../server/platform/db/embedded-users.ts';
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts';

const DATABASE = 'drill';
const READY_MS = 240_000;
const LOOK_MS = 50;
const CONNECT_MS = 3_000;
const START_ATTEMPTS = 40;
const START_PAUSE_MS = 250;

/** One process of the product with the network in front of it. */
export interface Unit {
  name: string;
  port: number;
  /** What clients connect to. */
  door: TcpProxy;
  child: ChildProcess;
  /** Once it was ready it has to stay there by itself; while it starts it may give up and is started again, as any supervisor does. */
  isReady: boolean;
  /** Milliseconds from each kill to the next time it was ready. */
  recoveries: number[];
}

/** Everything the drill runs on: a PostgreSQL of its own, two api processes, a worker, and the networks between. */
export interface Rig {
  apis: Unit[];
  worker: Unit;
  /** The network between the product and its database. */
  wire: TcpProxy;
  /** Milliseconds from each crash of PostgreSQL to its first answer. */
  databaseRecoveries: number[];
  /** Address of the database beside every fault of the network. */
  directUrl(): string;
  /** A statement beside every fault, tried until PostgreSQL answers. */
  sql<Row>(text: string, params?: unknown[]): Promise<Row[]>;
  kill(unit: Unit): Promise<void>;
  /** Processes that ended by themselves after they were ready. */
  fallen: string[];
  /** Ends one backend as an administrator would. */
  terminateBackend(): Promise<void>;
  /** Crashes PostgreSQL: one backend killed (all restart), or the whole server killed and started again. */
  crashDatabase(how: 'backend' | 'server'): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  folder: string;
  /** A module loaded into the api processes before the product, for planted faults. */
  preload?: string;
}

/** Starts PostgreSQL with its schema; the product's processes are started by `startUnits`, when the world is filled. */
export async function openRig({ folder, preload }: Options) {
  fs.mkdirSync(folder, { recursive: true });
  let server = await startServer(folder);
  const wire = await openTcpProxy(portOf(server));
  const admin = new pg.Client(server.url());
  await admin.connect();
  await admin.query(`create database ${DATABASE}`);
  await admin.end();
  await migrate(server.url(DATABASE));
  let isStopping = false;
  const databaseRecoveries: number[] = [];
  const units: Unit[] = [];
  const fallen: string[] = [];
  const directUrl = () => server.url(DATABASE);
  const sql = async <Row>(text: string, params: unknown[] = []): Promise<Row[]> => {
    for (;;) {
      const client = new pg.Client({ connectionString: directUrl(), types: textNumbers, connectionTimeoutMillis: CONNECT_MS });
      client.on('error', () => {});
      try {
        await client.connect();
        return (await client.query(text, params)).rows as Row[];
      } catch (error) {
        // Only an outage is waited for; a wrong statement is the drill's own mistake.
        if (isStopping || !/^(57P|08|ECONN)|undefined/.test(String((error as { code?: string }).code))) throw error;
        await pause(LOOK_MS);
      } finally {
        // One that never was connected may never say that it ended.
        void client.end().catch(() => {});
      }
    }
  };
  const spawnUnit = (unit: Pick<Unit, 'name' | 'port'>, role: string): ChildProcess => {
    const log = fs.openSync(path.join(folder, `${unit.name}.log`), 'a');
    const modules = [...(preload && role === 'api' ? [preload] : [])].flatMap((file) => ['--import', file]);
    const child = spawn(process.execPath, ['--import', 'tsx', ...modules, 'server/main.ts'], {
      stdio: ['ignore', log, log],
      env: {
        ...inherited(),
        DATABASE_URL: `postgres://app@127.0.0.1:${wire.port}/${DATABASE}`,
        DATABASE_POOL: '12',
        ROLE: role,
        HOST: '127.0.0.1',
        PORT: String(unit.port),
        PUBLIC_URL: `http://127.0.0.1:${unit.port}`,
        SECRET: 'the-drill-keeps-no-secret-of-anybody',
        STORAGE_FOLDER: path.join(folder, 'files'),
        DATA_FOLDER: folder,
        TRUST_PROXY: 'true',
        LOG_LEVEL: 'warn',
        NODE_COMPILE_CACHE: path.join(folder, 'compile-cache'),
      },
    });
    fs.closeSync(log);
    return child;
  };
  /** Starts the unit's process, again and again when it ends by itself. */
  const start = (unit: Unit, role: string) => {
    const child = spawnUnit(unit, role);
    unit.child = child;
    child.once('exit', async (code) => {
      if (isStopping || unit.child !== child) return;
      if (unit.isReady) fallen.push(`${unit.name} with code ${code}`);
      await pause(START_PAUSE_MS);
      if (!isStopping && unit.child === child) start(unit, role);
    });
  };
  const startUnit = async (name: string, role: string): Promise<Unit> => {
    const port = await freePort();
    const door = await openTcpProxy(port);
    const unit: Unit = { name, port, door, recoveries: [], isReady: false, child: spawnUnit({ name, port }, role) };
    units.push(unit);
    return unit;
  };
  const startUnits = async (): Promise<Rig> => {
    const [first, second, worker] = await Promise.all([
      startUnit('api-1', 'api'),
      startUnit('api-2', 'api'),
      startUnit('worker', 'worker'),
    ]);
    await Promise.all(units.map(untilReady));
    return { apis: [first, second], worker, fallen, wire, databaseRecoveries, directUrl, sql, kill, terminateBackend, crashDatabase, stop };
  };
  let killing: Promise<void> = Promise.resolve();
  /** One after the other: a second machine is no help when both are down. */
  const kill = (unit: Unit) => {
    const mine = killing.then(() => killNow(unit));
    killing = mine.catch(() => {});
    return mine;
  };
  const killNow = async (unit: Unit) => {
    if (isStopping) return;
    const at = Date.now();
    const { child } = unit;
    unit.isReady = false;
    const gone = ended(child);
    start(unit, unit.name.startsWith('api') ? 'api' : 'worker');
    await gone;
    await untilReady(unit);
    unit.recoveries.push(Date.now() - at);
  };
  const terminateBackend = async () => {
    await sql(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'fidelidade' and datname = '${DATABASE}'
      order by state = 'active' desc, random() limit 1`);
  };
  const crashDatabase = async (how: 'backend' | 'server') => {
    const at = Date.now();
    if (how === 'backend') {
      const [backend] = await sql<{ pid: number }>(
        `select pid from pg_stat_activity where application_name = 'fidelidade' and backend_type = 'client backend' order by random() limit 1`,
      );
      if (backend) process.kill(backend.pid, 'SIGKILL');
    } else {
      const pid = Number(fs.readFileSync(path.join(server.dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);
      process.kill(pid, 'SIGKILL');
      while (isAlive(pid)) await pause(LOOK_MS);
      server = await startServer(folder);
      wire.retarget(portOf(server));
    }
    // The killed backend's own restart is over when a new connection gets an answer twice.
    await pause(LOOK_MS);
    await sql('select 1');
    databaseRecoveries.push(Date.now() - at);
  };
  // A drill that ends before its time leaves nothing running.
  process.once('exit', () => {
    for (const { child } of units) child.kill('SIGKILL');
  });
  const stop = async () => {
    isStopping = true;
    await Promise.all(units.map(({ child }) => ended(child)));
    await Promise.all([wire, ...units.map(({ door }) => door)].map((proxy) => proxy.close()));
    await server.stop();
  };
  return { directUrl, sql, startUnits, stop };
}

/** Numbers of any size as they are written: the drill compares, it does not calculate. */
const textNumbers = new pg.TypeOverrides();
textNumbers.setTypeParser(pg.types.builtins.INT8, (text: string) => Number(text));

/** Tried again while the backends of a killed server still hold its memory. */
async function startServer(folder: string): Promise<EmbeddedPostgres> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startEmbeddedPostgres({
        folder: path.join(folder, 'postgres'),
        maxConnections: 120,
        // Processes are killed here, not the machine's power: what was written is kept by the system, and commits are still waited for.
        settings: { restart_after_crash: 'on', fsync: 'off' },
      });
    } catch (error) {
      if (attempt >= START_ATTEMPTS) throw error;
      await pause(START_PAUSE_MS);
    }
  }
}

const portOf = (server: EmbeddedPostgres) => Number(new URL(server.url()).port);

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The machine's own settings are not the drill's: it must never touch real data. */
function inherited(): NodeJS.ProcessEnv {
  const {
    DATABASE_URL: _,
    DATABASE_REPLICA_URL: _replica,
    ROLE: _role,
    STORAGE: _storage,
    SMTP_URL: _mail,
    NODE_ENV: _env,
    ...rest
  } = process.env;
  // Set and empty, so that a .env file cannot set them either.
  return { ...rest, DATABASE_REPLICA_URL: '', STORAGE: '', SMTP_URL: '', NODE_ENV: 'production' };
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

async function untilReady(unit: Unit): Promise<void> {
  const { port } = unit;
  for (const start = Date.now(); Date.now() - start < READY_MS; await pause(LOOK_MS)) {
    const isReady = await fetch(`http://127.0.0.1:${port}/saude/pronta`, { signal: AbortSignal.timeout(2_500) }).then(
      ({ ok }) => ok,
      () => false,
    );
    unit.isReady = isReady;
    if (isReady) return;
  }
  throw new Error(`${unit.name} was not ready in time`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
