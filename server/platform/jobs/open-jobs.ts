import { PgBoss, type JobWithMetadata as QueuedJob } from 'pg-boss';
import { TIME_ZONE } from '../../shared/dates.ts';
import type { AppContext, Ports } from '../context.ts';
import { isOutage } from '../db/database-errors.ts';
import { QuietClient } from '../db/pool.ts';
import { postponedBy } from '../errors/app-error.ts';
import { type Logger, scrubbedError } from '../logger.ts';
import { inSpan, noteOnSpan, traceparent } from '../tracing/tracing.ts';
import { allJobs, type Job, jobNamed } from './job.ts';

/** Jobs that exhausted their tries are copied here for people to inspect and resend. */
export const DEAD_LETTERS = 'dead-letters';
const SCHEMA = 'pgboss';
const KEEP_DEAD_SECONDS = 90 * 86_400;
const STOP_TIMEOUT_MS = 5_000;
const LEAST_STOP_MS = 1_000;
/** Minimum heartbeat of a running job; without it, another worker takes the job. */
const HEARTBEAT_SECONDS = 30;
/** How often to look for jobs of killed workers. */
const LOOK_SECONDS = 15;
/** A queue answer that takes longer will not come: its connection is dead. */
const ANSWER_TIMEOUT_MS = 30_000;
const LEAST_BETWEEN_LINES_MS = 1_000;

/** Waiting, running and failed jobs, by queue. */
export interface JobCount {
  name: string;
  state: string;
  count: number;
}

/** The queue on the product's own PostgreSQL (schema pgboss). */
export interface Jobs {
  port: Ports['jobs'];
  /** Starts processing the queues and their schedules; `makeContext` gives each run a system context. */
  work(makeContext: (requestId: string) => AppContext): Promise<void>;
  counts(): Promise<JobCount[]>;
  /** Rejects when the queue is unreachable. */
  check(): Promise<void>;
  /** Stops taking jobs; running ones continue. Enqueuing still works. */
  rest(): Promise<void>;
  /** Lets running jobs finish until that time of `performance.now()` (five seconds from now); whatever is cut off is retried elsewhere. */
  stop(untilMs?: number): Promise<void>;
}

interface Options {
  connectionString: string;
  /** Whether this process maintains the queue and fires schedules; enqueuing needs neither. */
  worker: boolean;
  logger: Logger;
  /** Polling interval in seconds; smaller only in tests. */
  pollingSeconds?: number;
}

/**
 * Opens the queue and creates its schema and every declared queue (several processes may do so at once). Leaves nothing open on failure.
 */
export async function openJobs({ connectionString, worker, logger, pollingSeconds = 1 }: Options): Promise<Jobs> {
  const connection = {
    connectionString,
    Client: QuietClient,
    query_timeout: ANSWER_TIMEOUT_MS,
    // Queue maintenance may take longer than the role's statement time-out behind a pooler.
    options: `-c statement_timeout=${ANSWER_TIMEOUT_MS}`,
    keepAlive: true,
  };
  const boss = new PgBoss({
    ...connection,
    schema: SCHEMA,
    max: worker ? 4 : 2,
    supervise: worker,
    schedule: worker,
    useListenNotify: worker,
    superviseIntervalSeconds: LOOK_SECONDS,
    monitorIntervalSeconds: LOOK_SECONDS,
    application_name: 'fidelidade-jobs',
  });
  boss.on('error', seldom(logger));
  boss.on('warning', (warning) => logger.warn({ warning }, 'fila de tarefas'));
  try {
    await boss.start();
    await createQueues(boss, worker);
  } catch (error) {
    // Otherwise its connections and timers would run on alongside the next attempt's.
    await boss.stop({ graceful: false }).catch((err: unknown) => logger.warn({ err }, 'fila de tarefas'));
    throw error;
  }
  const rest = async () => {
    for (const { name } of allJobs()) await boss.offWork(name, { wait: false });
  };
  return {
    port: {
      send: async (tx, name, data, { startAfterSeconds, singletonKey, isBackground = false } = {}) => {
        if (singletonKey && !jobNamed(name).onePerKey) throw new Error(`job ${name} does not take a singletonKey`);
        const db = { executeSql: async (text: string, values?: unknown[]) => ({ rows: await tx.sql(text, values) }) };
        const carried = { ...data, ...carrier() };
        await boss.send(name, carried, { db, startAfter: startAfterSeconds, singletonKey, priority: isBackground ? -1 : 0 });
      },
    },
    work: async (makeContext) => {
      for (const job of allJobs()) await startWorker({ boss, job, makeContext, logger, pollingSeconds });
    },
    counts: async () => {
      const { rows } = await boss.getDb().executeSql(`select name, state::text, count(*)::int as count from ${SCHEMA}.job group by 1, 2`);
      return rows as JobCount[];
    },
    check: async () => {
      await boss.getDb().executeSql('select 1');
    },
    rest,
    stop: (untilMs = performance.now() + STOP_TIMEOUT_MS) =>
      boss.stop({ graceful: true, timeout: Math.max(LEAST_STOP_MS, untilMs - performance.now()) }),
  };
}

/** Logs every bug, and outages once a second: an outage fails every poll of every queue. */
function seldom(logger: Logger): (error: Error) => void {
  let quietUntil = 0;
  return (error) => {
    if (isOutage(error)) {
      if (performance.now() < quietUntil) return;
      quietUntil = performance.now() + LEAST_BETWEEN_LINES_MS;
    }
    logger.error({ err: error }, 'fila de tarefas');
  };
}

async function createQueues(boss: PgBoss, worker: boolean): Promise<void> {
  const existing = new Set((await boss.getQueues()).map(({ name }) => name));
  if (!existing.has(DEAD_LETTERS))
    await boss.createQueue(DEAD_LETTERS, { retentionSeconds: KEEP_DEAD_SECONDS, deleteAfterSeconds: KEEP_DEAD_SECONDS });
  for (const { name, retryLimit, retryDelay, retryBackoff, expireInSeconds, onePerKey, isWatched } of allJobs()) {
    const settings = {
      retryLimit,
      retryDelay,
      retryBackoff,
      expireInSeconds,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      deadLetter: DEAD_LETTERS,
      notify: isWatched,
    };
    if (existing.has(name)) await boss.updateQueue(name, settings);
    else await boss.createQueue(name, { ...settings, policy: onePerKey ? 'short' : 'standard' });
  }
  if (worker) await schedule(boss);
}

async function schedule(boss: PgBoss): Promise<void> {
  const wanted = allJobs().filter(({ cron }) => cron);
  for (const { name, cron } of wanted) await boss.schedule(name, cron!, {}, { tz: TIME_ZONE });
  const names = new Set(wanted.map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
}

interface WorkerParts {
  boss: PgBoss;
  job: Job;
  makeContext: (requestId: string) => AppContext;
  logger: Logger;
  pollingSeconds: number;
}

async function startWorker({ boss, job, makeContext, logger, pollingSeconds }: WorkerParts): Promise<void> {
  // A queue that notifies is polled as often as the others: retries start without a notification.
  const looking = {
    pollingIntervalSeconds: pollingSeconds,
    notifyPollingIntervalSeconds: pollingSeconds,
    localConcurrency: job.concurrency,
    includeMetadata: true,
  } as const;
  let id = '';
  id = await boss.work<Record<string, unknown>, unknown, typeof looking>(job.name, looking, async (batch) => {
    // Where there was one there may be more: poll again at once, or a queue would run one job per interval.
    boss.notifyWorker(id);
    for (const queued of batch) await runOne(queued, { boss, job, makeContext, logger });
  });
}

/** The sender's span, kept in the stored data beside the job's own fields; `runOne` takes it out again. Empty without tracing. */
function carrier(): { traceparent?: string } {
  const parent = traceparent();
  return parent ? { traceparent: parent } : {};
}

async function runOne(
  queued: QueuedJob<Record<string, unknown>>,
  { boss, job, makeContext, logger }: Omit<WorkerParts, 'pollingSeconds'>,
): Promise<void> {
  // The limit of the job, not of the queue: a postponed try does not count.
  const attempt = { number: queued.retryCount + 1, isLast: queued.retryCount >= queued.retryLimit, signal: queued.signal };
  // Without hyphens, so the log scrubber does not mistake it for a recovery uuid.
  const id = queued.id.replaceAll('-', '');
  const log = logger.child({ job: job.name, jobId: id, tentativa: attempt.number });
  const { traceparent: parent, ...data } = queued.data ?? {};
  try {
    await inSpan(
      () => ({ name: `job ${job.name}`, kind: 'CONSUMER', parent, attributes: { 'job.attempt': attempt.number } }),
      async () => {
        try {
          await job.handler(makeContext(`job-${id}`), data, attempt);
          noteOnSpan({ outcome: 'ok' });
          log.debug('tarefa concluída');
        } catch (error) {
          const seconds = postponedBy(error);
          if (seconds) await postpone(boss, queued, seconds);
          if (seconds) log.info({ motivo: (error as Error).message }, 'tarefa adiada');
          else
            log[attempt.isLast ? 'error' : 'warn']({ err: error }, attempt.isLast ? 'tarefa abandonada' : 'tarefa falhou e será repetida');
          throw error;
        }
      },
    );
  } catch (error) {
    // The queue stores what is thrown, and the operator's page shows it.
    throw scrubbedError(error);
  }
}

/** Lets the failure that follows be repeated after that time, without using up a try. */
async function postpone(boss: PgBoss, { name, id }: QueuedJob<unknown>, seconds: number): Promise<void> {
  await boss
    .getDb()
    .executeSql(
      `update ${SCHEMA}.job set retry_limit = retry_limit + 1, retry_delay = $3, retry_backoff = false where name = $1 and id = $2`,
      [name, id, seconds],
    );
}
