import type { AppContext } from '../context.ts';

/** A job's current try; the last one must leave a trace that people can see. */
export interface Attempt {
  /** From 1. */
  number: number;
  isLast: boolean;
  /** Aborted when the job exceeds its time. */
  signal: AbortSignal;
}

/** Background work, run at least once: its handler must be safe to repeat. */
export interface Job {
  /** Also the name of the queue. */
  name: string;
  /** Retries after the first try. */
  retryLimit: number;
  /** Seconds before the first retry; doubles with each one when `retryBackoff` is set. */
  retryDelay: number;
  retryBackoff: boolean;
  expireInSeconds: number;
  /** Cron expression in America/Sao_Paulo, for scheduled work. */
  cron?: string;
  /** At most one waiting job per `singletonKey`; a key is refused unless this is set. */
  onePerKey: boolean;
  /** Somebody waits for it on a screen: notifies a worker at once instead of at the next poll, once a second. Not for frequent jobs. */
  isWatched: boolean;
  /** How many of them one worker runs at a time. */
  concurrency: number;
  /** `ctx`'s actor is the system. */
  handler: (ctx: AppContext, data: Record<string, unknown>, attempt: Attempt) => Promise<void>;
}

type Definition = Pick<Job, 'name' | 'handler'> & Partial<Job>;

const jobs = new Map<string, Job>();

/** Declares a job and adds it to the catalogue that queues and workers are created from. */
export function defineJob(definition: Definition): Job {
  if (jobs.has(definition.name)) throw new Error(`job ${definition.name} is defined twice`);
  const job: Job = {
    retryLimit: 5,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: 300,
    onePerKey: false,
    isWatched: false,
    concurrency: 1,
    ...definition,
  };
  jobs.set(job.name, job);
  return job;
}

/** Every job of the product. */
export function allJobs(): Job[] {
  return [...jobs.values()];
}

/** The job of that name; an unknown name is a programming error. */
export function jobNamed(name: string): Job {
  const job = jobs.get(name);
  if (!job) throw new Error(`unknown job ${name}`);
  return job;
}
