import type { AppContext } from '../context.ts';

/** Which try of a job is running; the last one must leave a trace that a person can see. */
export interface Attempt {
  /** From 1. */
  number: number;
  isLast: boolean;
  /** Aborted when the job has run out of its time. */
  signal: AbortSignal;
}

/** Work done after the answer, at least once: its handler must bear being repeated. */
export interface Job {
  /** Also the name of the queue. */
  name: string;
  /** Tries after the first. */
  retryLimit: number;
  /** Seconds before the first retry; doubled for each further one when `retryBackoff`. */
  retryDelay: number;
  retryBackoff: boolean;
  expireInSeconds: number;
  /** Cron expression in America/Sao_Paulo, for work that nobody asks for. */
  cron?: string;
  /** At most one waiting job for each `singletonKey`; without it a key is refused. */
  onePerKey: boolean;
  /** Somebody waits for it on a screen: a worker is told at once, where it would look once a second. Not for what is sent often. */
  isWatched: boolean;
  /** The actor of `ctx` is the system. */
  handler: (ctx: AppContext, data: Record<string, unknown>, attempt: Attempt) => Promise<void>;
}

type Definition = Pick<Job, 'name' | 'handler'> & Partial<Job>;

const jobs = new Map<string, Job>();

/** Declares a job and adds it to the catalogue that queues and workers are made from. */
export function defineJob(definition: Definition): Job {
  if (jobs.has(definition.name)) throw new Error(`job ${definition.name} is defined twice`);
  const job: Job = {
    retryLimit: 5,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: 300,
    onePerKey: false,
    isWatched: false,
    ...definition,
  };
  jobs.set(job.name, job);
  return job;
}

/** Every job of the product. */
export function allJobs(): Job[] {
  return [...jobs.values()];
}

/** The job of that name; an unknown one is a programming error. */
export function jobNamed(name: string): Job {
  const job = jobs.get(name);
  if (!job) throw new Error(`unknown job ${name}`);
  return job;
}
