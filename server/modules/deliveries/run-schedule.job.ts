import type { AppContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type Attempt, defineJob } from '../../platform/jobs/job.ts';
import { ForbiddenAddressError } from '../../platform/ports/safe-fetch.ts';
import { isRefusal } from '../../platform/rest/error-body.ts';
import { findDeliveredQuery, findReader } from './delivered-query.ts';
import { readTable } from './read-table.ts';
import { endFailed, endSent, type RunningSchedule } from './schedule-runs.ts';
import { prepareEmail, sendWebhook, WebhookRefused } from './send-rows.ts';

/** Name of the job that runs a schedule once; takes { runId }. */
export const RUN_SCHEDULE = 'runSchedule';

/** Refusals that change by waiting. */
const PASSING = new Set(['limit', 'unavailable']);

defineJob({
  name: RUN_SCHEDULE,
  retryLimit: 4,
  retryDelay: 60,
  expireInSeconds: 300,
  isWatched: true,
  concurrency: 2,
  handler: async (ctx, { runId }, attempt) => {
    const run = await begin(ctx, Number(runId));
    if (!run) return;
    try {
      await deliver(ctx, run);
    } catch (error) {
      await settleFailure(ctx, run, { error, attempt });
    }
  },
});

/** Picks up a run, including one that a killed worker left unfinished. Null when it has ended. */
async function begin(ctx: AppContext, runId: number): Promise<RunningSchedule | null> {
  const [run] = await ctx.database.transaction((tx) =>
    tx.sql<RunningSchedule>(
      `update schedule_runs r set estado = 'EM_ANDAMENTO', tentativas = r.tentativas + 1 from query_schedules s
       where r.id = $1 and r.estado in ('NA_FILA', 'EM_ANDAMENTO') and s.id = r.schedule_id
       returning r.id, r.vence_em as "venceEm", s.id as "scheduleId", s.nome, s.staff_user_id as "staffId", s.escopos, s.canal, s.formato,
         s.destinatarios, s.url, s.segredo`,
      [runId],
    ),
  );
  return run ?? null;
}

async function deliver(ctx: AppContext, run: RunningSchedule): Promise<void> {
  const reader = await findReader(ctx, run.staffId, { key: `schedule:${run.scheduleId}`, scopes: run.escopos });
  const query = await findDeliveredQuery(ctx, 'query_schedules', run.scheduleId);
  const table = await readTable(ctx, { reader, query });
  if (run.canal === 'WEBHOOK') await sendWebhook(ctx, run, table);
  await endSent(ctx, run, { linhas: table.rows.length, email: run.canal === 'EMAIL' ? await prepareEmail(run, table) : null });
}

/** A refusal is final. Anything else is retried, and the last try ends the run. */
async function settleFailure(
  ctx: AppContext,
  run: RunningSchedule,
  { error, attempt }: { error: unknown; attempt: Attempt },
): Promise<void> {
  const isFinal = error instanceof ForbiddenAddressError || (isRefusal(error) && !PASSING.has((error as AppError).kind));
  const isOwnerGone = error instanceof AppError && error.code.startsWith('DELIVERY_OWNER_');
  await endFailed(ctx, run, { erro: textOf(error), isOver: isFinal || attempt.isLast, isOwnerGone });
  if (!isFinal) throw error;
}

function textOf(error: unknown): string {
  if (error instanceof AppError || error instanceof ForbiddenAddressError || error instanceof WebhookRefused) return error.message;
  return 'Erro interno ao executar a consulta.';
}
