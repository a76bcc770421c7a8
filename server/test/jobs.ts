import type { AppContext, JobOptions, Ports } from '../platform/context.ts';
import { jobNamed } from '../platform/jobs/job.ts';

/** One job queued by an action. */
interface SentJob extends JobOptions {
  name: string;
  data: Record<string, unknown>;
}

/** An in-memory queue: keeps what was sent and runs it when the test says so. Also keeps what a rolled-back action sent. */
export interface FakeJobs extends Pick<Ports, 'jobs'> {
  sent: SentJob[];
  /** Runs the jobs sent so far, in order, including those they send in turn; rejects when a job fails. */
  run(ctx: AppContext): Promise<void>;
}

export function fakeJobs(): FakeJobs {
  const sent: SentJob[] = [];
  return {
    sent,
    jobs: {
      send: async (_tx, name, data, options = {}) => {
        sent.push({ name, data: structuredClone(data), ...options });
      },
    },
    run: async (ctx) => {
      const system: AppContext = { ...ctx, actor: { kind: 'system' } };
      for (let next = sent.shift(); next; next = sent.shift()) {
        await jobNamed(next.name).handler(system, next.data, { number: 1, isLast: false, signal: new AbortController().signal });
      }
    },
  };
}
