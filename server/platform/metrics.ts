import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { Router } from 'express';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RunSql } from './db/run-sql.ts';
import { AppError } from './errors/app-error.ts';
import type { JobCount } from './jobs/open-jobs.ts';

/** Gauges of prom-client whose names end like those of counters. */
const MISNAMED = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total'];

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** This process's metrics, in Prometheus format. One registry per process: prom-client collects across modules. */
export const registry = new Registry();

const httpSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from request to answer, by route template',
  labelNames: ['method', 'route', 'status'],
  buckets: BUCKETS_SECONDS,
  registers: [registry],
});
const actionSeconds = new Histogram({
  name: 'action_duration_seconds',
  help: 'Time of one action with its transaction',
  labelNames: ['action', 'outcome'],
  buckets: BUCKETS_SECONDS,
  registers: [registry],
});
const errors = new Counter({ name: 'unexpected_errors_total', help: 'Errors that are nobody’s refusal', registers: [registry] });

/** Runs one action and measures it by its outcome: 'ok', the refusal's code or 'error'. */
export async function measureAction<Result>(action: string, run: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const observe = (outcome: string) => actionSeconds.observe({ action, outcome }, (performance.now() - started) / 1000);
  try {
    const result = await run();
    observe('ok');
    return result;
  } catch (error) {
    observe(error instanceof AppError ? error.code : 'error');
    if (!(error instanceof AppError)) errors.inc();
    throw error;
  }
}

/** Measures every answer of `handle` by route template, never by path: ids would create a series each. */
export function measureHttp(handle: RequestListener): RequestListener {
  return (request, response) => {
    const started = process.hrtime.bigint();
    response.on('finish', () => {
      const seconds = Number(process.hrtime.bigint() - started) / 1e9;
      httpSeconds.observe({ method: request.method ?? '', route: routeOf(request), status: response.statusCode }, seconds);
    });
    handle(request, response);
  };
}

function routeOf(request: IncomingMessage): string {
  if (request.url === '/graphql' || request.url?.startsWith('/graphql?')) return '/graphql';
  // Express leaves the template that matched on the request.
  const { baseUrl = '', route } = request as IncomingMessage & { baseUrl?: string; route?: { path: unknown } };
  return typeof route?.path === 'string' ? `${baseUrl}${route.path}` : 'other';
}

/** Adds metrics collected at each scrape: the process, the connection pool and the queues. */
export function collectFrom(pool: pg.Pool, countJobs: () => Promise<JobCount[]>): void {
  registry.removeSingleMetric('db_pool_connections');
  registry.removeSingleMetric('jobs');
  if (!registry.getSingleMetric('process_cpu_seconds_total')) {
    collectDefaultMetrics({ register: registry });
    for (const name of MISNAMED) registry.removeSingleMetric(name);
  }
  new Gauge({
    name: 'db_pool_connections',
    help: 'Connections of the pool, and callers waiting for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'total' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'jobs',
    help: 'Jobs in the queue by state; those of dead-letters used up their tries',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      // Process metrics stay readable while the database is unavailable.
      const counts = await countJobs().catch(() => []);
      for (const { name, state, count } of counts) this.set({ queue: name, state }, count);
    },
  });
}

interface SqlGauge {
  name: string;
  help: string;
  /** Columns of the statement that become labels. */
  labels?: readonly string[];
  /** Its rows have a column `value`; null is not shown. */
  sql: string;
}

/** Adds a gauge that a statement reads at each scrape, so that any process shows it. */
export function collectSql(read: RunSql, { name, help, labels = [], sql }: SqlGauge): void {
  registry.removeSingleMetric(name);
  new Gauge({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
    async collect() {
      this.reset();
      // The process's own metrics stay readable while the database is unavailable.
      const rows = await read<Record<string, string | number | null>>(sql).catch(() => []);
      for (const row of rows)
        if (row.value !== null) this.set(Object.fromEntries(labels.map((label) => [label, row[label] ?? ''])), Number(row.value));
    },
  });
}

/** GET /metrics behind a bearer token. Without a token it exists only where `open` is set (embedded mode). */
export function metricsDoor({ token, open }: { token?: string; open: boolean }): Router {
  const router = Router();
  router.get('/metrics', async (request, response) => {
    if (!token && !open) return void response.status(404).json({ erro: 'Caminho não encontrado' });
    if (token && !sameText(request.headers.authorization ?? '', `Bearer ${token}`))
      return void response.status(401).json({ erro: 'Não autorizado' });
    response.type(registry.contentType).send(await registry.metrics());
  });
  return router;
}

function sameText(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
