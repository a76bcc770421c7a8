import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { allJobs } from '../../../platform/jobs/job.ts';
import '../operations.errors.ts';
import { failedJobRules } from '../operations.rules.ts';
import { takeFailedJob } from '../take-failed-job.ts';

/** Sends a failed job again, in the transaction that takes it from the failed ones: two requests run it once. */
export const retryFailedJob = defineAction({
  name: 'retryFailedJob',
  title: 'Nova tentativa de tarefa',
  permission: 'operation:manage',
  refuses: ['FAILED_JOB_NOT_FOUND', 'FAILED_JOB_UNKNOWN'],
  input: failedJobRules,
  handler: async (ctx, { id }) => {
    const { fila, data, chave } = await takeFailedJob(ctx, id);
    const job = allJobs().find(({ name }) => name === fila);
    if (!job) throw new AppError('FAILED_JOB_UNKNOWN');
    await ctx.enqueue(fila, data ?? {}, chave && job.onePerKey ? { singletonKey: chave } : {});
    ctx.logAs({ fila });
  },
});
