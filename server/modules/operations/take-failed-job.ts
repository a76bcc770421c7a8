import type { ActionContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import './operations.errors.ts';

interface FailedJob {
  fila: string;
  data: Record<string, unknown> | null;
  chave: string | null;
}

/** Removes a failed job from the dead letters and returns it. Refuses: FAILED_JOB_NOT_FOUND, also for the second of two requests. */
export async function takeFailedJob({ sql }: Pick<ActionContext, 'sql'>, id: string): Promise<FailedJob> {
  const [job] = await sql<FailedJob>('select fila, data, chave from take_failed_job($1)', [id]);
  if (!job) throw new AppError('FAILED_JOB_NOT_FOUND');
  return job;
}
