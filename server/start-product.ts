import type http from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import express, { type Router } from 'express';
import { buildApp } from './app.ts';
import { migrate } from './migrate.ts';
import { collectProofs } from './modules/integrity/index.ts';
import { devEmails } from './modules/messaging/index.ts';
import { collectOperations } from './modules/operations/index.ts';
import { openDatabaseAt } from './open-database.ts';
import { openPorts } from './open-ports.ts';
import { systemClock } from './platform/clock.ts';
import { makeContext, type Ports } from './platform/context.ts';
import type { Database } from './platform/db/database.ts';
import { startEmbeddedPostgres } from './platform/db/embedded-postgres.ts';
import { hasTimeouts } from './platform/db/pool.ts';
import type { Env } from './platform/env.ts';
import { gracefulServer } from './platform/graceful-server.ts';
import { openHealth } from './platform/health.ts';
import { type Jobs, openJobs } from './platform/jobs/open-jobs.ts';
import { type Logger, logHttp } from './platform/logger.ts';
import { collectFrom, measureHttp, metricsDoor } from './platform/metrics.ts';
import { release } from './platform/release.ts';
import { openTracing } from './platform/tracing/tracing.ts';
import { seedDemo } from './seed-demo.ts';

/** The roles running in this process. */
export interface Product {
  port: number;
  database: Database;
  ports: Ports;
  /** Marks the process not ready, gives balancers a second, finishes running requests and jobs, then closes everything. */
  stop(): Promise<void>;
}

/** How long the process keeps working after reporting not ready, so that balancers redirect their requests. */
const LAME_DUCK_MS = 1_000;
/** Part of the shutdown time reserved for closing the database after the last request and job. */
const LAST_STEPS_MS = 1_500;
const READY_MS = 1_500;
/** A collector that is away fails every export. */
const LEAST_BETWEEN_LINES_MS = 60_000;

/** A shutdown step that must finish by that time of `performance.now()`. */
type Undo = (untilMs: number) => Promise<void>;

/** Starts the roles named in the environment: database (its own when none is given), schema, queue, door. */
export async function startProduct(env: Env, logger: Logger): Promise<Product> {
  const undo: Undo[] = [];
  const stop = async () => {
    const untilMs = performance.now() + env.SHUTDOWN_SECONDS * 1_000 - LAST_STEPS_MS;
    for (let step = undo.pop(); step; step = undo.pop()) await step(untilMs).catch((err: unknown) => logger.error({ err }, 'encerramento'));
  };
  try {
    // First to start, last to stop: the spans of the shutdown are sent too.
    undo.push(await traceTo(env, logger));
    const url = env.DATABASE_URL ?? (await embeddedUrl(env, undo));
    const direct = env.DATABASE_DIRECT_URL ?? url;
    const pooler = env.DATABASE_DIRECT_URL ? { prepares: env.DATABASE_PREPARED } : undefined;
    await migrate(direct, { behindPooler: pooler !== undefined });
    const database = await openDatabaseAt(url, { replicaUrl: env.DATABASE_REPLICA_URL, pooler, maxConnections: env.DATABASE_POOL });
    undo.push(() => database.close());
    if (!(await hasTimeouts(database.pool))) logger.warn('o banco não limita o tempo das instruções nestas conexões');
    const isWorker = env.ROLE.includes('worker');
    const jobs = await openJobs({ connectionString: direct, worker: isWorker, logger });
    undo.push((untilMs) => jobs.stop(untilMs));
    const ports = await openPorts(env, jobs.port);
    if (env.EMBEDDED) await seedDemo(database, ports.storage);
    const port = await openDoor({ env, logger, database, jobs, ports }, undo);
    if (isWorker) {
      const base = { actor: { kind: 'system' as const }, ip: '', userAgent: 'worker', clock: systemClock, database, env, ports };
      await jobs.work((requestId) => makeContext({ ...base, requestId }));
      // First step of a stop, so that running jobs end alongside the door's last requests.
      undo.push(() => jobs.rest());
    }
    return { port, database, ports, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts tracing where a collector is configured; the result ends it. */
async function traceTo(env: Env, logger: Logger): Promise<Undo> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return async () => {};
  let quietUntil = 0;
  return openTracing({
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? '',
    serviceName: env.OTEL_SERVICE_NAME,
    version: release,
    share: env.OTEL_TRACES_SAMPLER_ARG,
    onFailure: (motivo) => {
      if (performance.now() < quietUntil) return;
      quietUntil = performance.now() + LEAST_BETWEEN_LINES_MS;
      logger.warn({ motivo }, 'o coletor de rastros não recebe os dados');
    },
  });
}

async function embeddedUrl(env: Env, undo: Undo[]): Promise<string> {
  const server = await startEmbeddedPostgres({ folder: path.join(env.DATA_FOLDER, 'postgres'), durable: env.DATABASE_DURABLE });
  undo.push(() => server.stop());
  return server.url();
}

interface Parts {
  env: Env;
  logger: Logger;
  database: Database;
  jobs: Jobs;
  ports: Ports;
}

/** Listens: the whole application with the api role, only health and metrics for a worker. */
async function openDoor({ env, logger, database, jobs, ports }: Parts, undo: Undo[]): Promise<number> {
  const health = openHealth({ banco: () => answersAtOnce(database), fila: () => jobs.check() });
  collectFrom(database.pool, () => jobs.counts());
  collectProofs(database);
  collectOperations({ database, version: release });
  const extras = [health.router, metricsDoor({ token: env.METRICS_TOKEN, open: env.EMBEDDED }), devEmails(database, env)].filter(
    (router): router is Router => router !== null,
  );
  let handle: RequestListener = express()
    .disable('x-powered-by')
    .use(...extras);
  if (env.ROLE.includes('api')) {
    const report = (error: unknown, requestId?: string) => logger.error({ err: error, reqId: requestId }, 'erro inesperado');
    const app = await buildApp({ database, ports, env, clock: systemClock, report, warn: (text) => logger.warn(text), extras });
    undo.push(() => app.close());
    handle = app.handle;
  }
  const { server, drain } = gracefulServer(measureHttp(logHttp(logger, handle)), { keepAliveMs: env.KEEP_ALIVE_SECONDS * 1_000 });
  await listen(server, env);
  undo.push(async (untilMs) => {
    health.beginShutdown();
    await new Promise((resolve) => setTimeout(resolve, LAME_DUCK_MS));
    const cut = await drain({ untilMs });
    if (cut > 0) logger.warn({ requisicoes: cut }, 'encerramento cortou requisições que não terminavam');
  });
  return (server.address() as AddressInfo).port;
}

/** Each check returns its connection quickly, so probing a dead database does not exhaust the pool. */
function answersAtOnce(database: Database): Promise<unknown> {
  const look = { text: 'select 1', query_timeout: READY_MS };
  return database.pool.query(look);
}

function listen(server: http.Server, { PORT, HOST }: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: PORT, host: HOST }, resolve);
  });
}
