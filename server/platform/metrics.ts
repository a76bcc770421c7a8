import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Router } from 'express';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RunSql } from './db/run-sql.ts';
import { AppError } from './errors/app-error.ts';
import type { JobCount } from './jobs/open-jobs.ts';
import { isRoutine } from './logger.ts';
import { inSpan, noteOnSpan, traceFields } from './tracing/tracing.ts';

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

/** Runs one action in a span and measures it by its outcome: 'ok', the refusal's code or 'error'. */
export function measureAction<Result>(action: string, run: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const observe = (outcome: string) => actionSeconds.observe({ action, outcome }, (performance.now() - started) / 1000);
  return inSpan(
    () => ({ name: `action ${action}` }),
    async () => {
      try {
        const result = await run();
        observe('ok');
        noteOnSpan({ outcome: 'ok' });
        return result;
      } catch (error) {
        observe(error instanceof AppError ? error.code : 'error');
        if (!(error instanceof AppError)) errors.inc();
        throw error;
      }
    },
  );
}

/**
 * Measures every answer of `handle`, in a span that continues the caller's trace. By route template, never by path: ids would create a
 * series each. With tracing, answers have the trace id in `x-trace-id`, because the documented bodies have no place for it.
 */
export function measureHttp(handle: RequestListener): RequestListener {
  return (request, response) => {
    const answer = () => answerMeasured(handle, request, response);
    const start = () =>
      ({
        name: request.method ?? '',
        kind: 'SERVER',
        parent: request.headers.traceparent,
        attributes: { 'http.request.method': request.method },
      }) as const;
    void (isRoutine(request) ? answer() : inSpan(start, answer));
  };
}

async function answerMeasured(handle: RequestListener, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const started = performance.now();
  const { traceId } = traceFields();
  if (traceId) response.setHeader('x-trace-id', traceId);
  handle(request, response);
  await new Promise((resolve) => response.once('close', resolve));
  const [method, route, status] = [request.method ?? '', routeOf(request), response.statusCode];
  const isAnswered = response.writableFinished;
  const failure = isAnswered ? status >= 500 && String(status) : 'aborted';
  noteOnSpan(
    { 'http.route': route, 'http.response.status_code': status, ...(failure ? { 'error.type': failure } : {}) },
    `${method} ${route}`,
  );
  // A client that left got no answer to measure.
  if (isAnswered) httpSeconds.observe({ method, route, status }, (performance.now() - started) / 1000);
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
