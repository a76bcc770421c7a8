import { defineAction } from '../../../platform/actions/action.ts';
import '../operations.errors.ts';
import { failedJobRules } from '../operations.rules.ts';
import { takeFailedJob } from '../take-failed-job.ts';

/** Deletes a failed job without running it again. */
export const discardFailedJob = defineAction({
  name: 'discardFailedJob',
  title: 'Descarte de tarefa',
  permission: 'operation:manage',
  refuses: ['FAILED_JOB_NOT_FOUND'],
  input: failedJobRules,
  handler: async (ctx, { id }) => {
    const { fila } = await takeFailedJob(ctx, id);
    ctx.logAs({ fila });
  },
});
