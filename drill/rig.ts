import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { migrate } from '../server/migrate.ts';
import { liftLimits } from '../server/test/limits.ts';
import { type DrillPostgres, openPostgres } from './postgres.ts';
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts';
import { transpileProduct } from './transpiled.ts';
import { openUnit, type Surroundings, type Unit } from './unit.ts';

const LOOK_MS = 50;
/** Below the checkout; rewritten by each drill. */
const PROGRAM_FOLDER = `.data/drill-program-${process.pid}`;
const START_PATIENCE_MS = 12_000;

/** Everything the drill runs on: its own PostgreSQL, two api processes, a worker, and the networks between them. */
export interface Rig {
  apis: Unit[];
  worker: Unit;
  /** Where clients connect to: the processes themselves, or their balancer. */
  doors: number[];
  postgres: DrillPostgres;
  /** The network between the product and its database. */
  wire: TcpProxy;
  /** Where receipts are kept. */
  storageFolder: string;
  /** Milliseconds from each PostgreSQL crash to its first answer. */
  databaseRecoveries: number[];
  /** Processes that exited on their own after they were ready. */
  fallen: string[];
  /** A statement that bypasses every fault, retried until PostgreSQL answers. */
  sql: DrillPostgres['sql'];
  /** Kills a process, which its supervisor restarts; resolves when it is ready. */
  kill(unit: Unit): Promise<void>;
  /** Terminates one backend as an administrator would. */
  terminateBackend(): Promise<void>;
  /** Crashes PostgreSQL: kills one backend (all restart), or kills the whole server and starts it again. */
  crashDatabase(how: 'backend' | 'server'): Promise<void>;
  /** Starts PostgreSQL when it is not running; returns whether it had to. */
  reviveDatabase(): Promise<boolean>;
}

/** What a rig is built on. */
export interface Machine extends Partial<Pick<Surroundings, 'env' | 'preload' | 'storageFolder'>> {
  folder: string;
  /** Another location for the database's files. */
  postgresFolder?: string;
  settings?: Record<string, string>;
  /** Another server than the drill's own. */
  postgres?: DrillPostgres;
  /** Puts a balancer in front of the api processes; returns its port. */
  balance?: (ports: number[]) => Promise<number>;
}

/** A rig whose processes are not running yet, so that its world can be filled first. */
export interface PreparedRig {
  postgres: DrillPostgres;
  startUnits(): Promise<Rig>;
  stop(): Promise<void>;
}

/** One robot does what hundreds of people would. */
async function liftDatabase(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await liftLimits(client);
  await client.end();
}

/** Starts PostgreSQL with its schema; `startUnits` starts the product's processes. */
export async function openRig(machine: Machine): Promise<PreparedRig> {
  const { folder, settings = {} } = machine;
  fs.mkdirSync(folder, { recursive: true });
  const postgres = machine.postgres ?? (await openPostgres({ folder: machine.postgresFolder ?? path.join(folder, 'postgres'), settings }));
  const wire = await openTcpProxy(postgres.port());
  await migrate(postgres.url());
  await liftDatabase(postgres.url());
  const units: Unit[] = [];
  const stop = async () => {
    await Promise.all(units.map((unit) => unit.kill()));
    await Promise.all([wire, ...units.map(({ door }) => door)].map((proxy) => proxy.close()));
    await postgres.stop();
    fs.rmSync(PROGRAM_FOLDER, { recursive: true, force: true });
  };
  // A drill that ends early leaves nothing running.
  process.once('exit', () => {
    for (const unit of units) void unit.kill();
  });
  return { postgres, startUnits: () => startUnits(machine, postgres, wire, units), stop };
}

function throughWire(url: string, { port }: TcpProxy): string {
  const through = new URL(url);
  through.port = String(port);
  return through.href;
}

async function startUnits(machine: Machine, postgres: DrillPostgres, wire: TcpProxy, units: Unit[]): Promise<Rig> {
  const { folder, env, preload } = machine;
  const fallen: string[] = [];
  const storageFolder = machine.storageFolder ?? path.join(folder, 'files');
  const around: Surroundings = {
    folder,
    storageFolder,
    program: transpileProduct(path.resolve(PROGRAM_FOLDER)),
    env,
    preload,
    databaseUrl: throughWire(postgres.url(), wire),
    fallen: (text) => fallen.push(text),
  };
  units.push(await openUnit('api-1', 'api', around), await openUnit('api-2', 'api', around), await openUnit('worker', 'worker', around));
  await Promise.all(units.map((unit) => unit.start()));
  const [first, second, worker] = units;
  const ports = [first!, second!].map(({ door }) => door.port);
  return {
    apis: [first!, second!],
    doors: machine.balance ? [await machine.balance(ports)] : ports,
    worker: worker!,
    postgres,
    wire,
    storageFolder,
    fallen,
    sql: postgres.sql,
    kill: killing(worker!),
    ...crashes(postgres, wire),
  };
}

/**
 * Kills one api process after the other, because a second one is no help when both are down: a kill waits until the previous process is
 * ready again. On a machine with slow starts it does not wait forever but hits the same process in the middle of its start.
 */
function killing(worker: Unit): Rig['kill'] {
  const [killApi, killWorker] = [inTurns(), inTurns()];
  return (unit) => (unit === worker ? killWorker : killApi)(unit);
}

interface Restart {
  unit: Unit;
  ready: Promise<void>;
}

function inTurns(): (unit: Unit) => Promise<void> {
  let turn: Promise<unknown> = Promise.resolve();
  let starting: Restart | undefined;
  const restart = async (wanted: Unit): Promise<Restart> => {
    await Promise.race([starting?.ready, pause(START_PATIENCE_MS)]);
    const unit = starting?.unit ?? wanted;
    const at = Date.now();
    await unit.kill();
    const ready = unit.start().then(() => {
      if (starting?.ready !== ready) return;
      starting = undefined;
      unit.recoveries.push(Date.now() - at);
    });
    starting = { unit, ready };
    return starting;
  };
  return async (wanted) => {
    // The turn ends when the process is killed and its replacement started, not when that one is ready.
    const mine = turn.then(() => restart(wanted));
    turn = mine.catch(() => {});
    await (await mine).ready;
  };
}

function crashes(
  postgres: DrillPostgres,
  wire: TcpProxy,
): Pick<Rig, 'terminateBackend' | 'crashDatabase' | 'reviveDatabase' | 'databaseRecoveries'> {
  const databaseRecoveries: number[] = [];
  const reviveDatabase = async () => {
    const isNew = await postgres.revive();
    if (isNew) wire.retarget(postgres.port());
    return isNew;
  };
  return {
    databaseRecoveries,
    reviveDatabase,
    terminateBackend: async () => {
      await postgres.sql(`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'fidelidade' and datname = current_database() order by state = 'active' desc, random() limit 1`);
    },
    crashDatabase: async (how) => {
      const at = Date.now();
      if (how === 'backend') {
        const [backend] = await postgres.sql<{ pid: number }>(
          `select pid from pg_stat_activity where application_name = 'fidelidade' and backend_type = 'client backend' order by random() limit 1`,
        );
        if (backend) process.kill(backend.pid, 'SIGKILL');
      } else {
        await postgres.kill();
        await reviveDatabase();
      }
      // The killed backend's restart is over when a new connection gets an answer.
      await pause(LOOK_MS);
      await postgres.sql('select 1');
      databaseRecoveries.push(Date.now() - at);
    },
  };
}
