import { z } from 'zod';
import '../../platform/actions/own-gain.ts';
import type { ActionContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { ledger } from '../ledger/index.ts';
import './expiry.errors.ts';
import type { ExpiryAudience } from './expiry.rules.ts';
import type { ExpiryPreview } from './expiry-previews.ts';

/** Name of the job that processes a run; takes { runId }. */
export const WORK_OFF_EXPIRY_RUN = 'workOffExpiryRun';
/** Head start for a caller that processes the run itself, before the job checks on it. */
const CALLER_SECONDS = 60;

/** Whether the caller processes the run itself at once, as the documented endpoints do; otherwise the job does. */
export const aguardar = z.boolean().optional();

interface Wanted {
  tipo: 'EXPIRACAO' | 'DEVOLUCAO';
  publico: ExpiryAudience;
  dia: string;
  preview: ExpiryPreview;
  aguardar: boolean | undefined;
}

/** Starts a run; null when nothing is due. Refuses: EXPIRY_RUNNING, MONEY_PAUSED. */
export async function startRun(ctx: ActionContext, { tipo, publico, dia, preview, aguardar }: Wanted): Promise<{ id: number | null }> {
  if (ctx.actor.kind !== 'staff') throw new AppError('NOT_ALLOWED');
  await ledger.refuseWhilePaused(ctx);
  if (preview.lotes === 0) return { id: null };
  const [run] = await ctx.sql<{ id: number }>(
    `insert into expiry_runs (tipo, publico, dia, staff_user_id, dias_devolucao, lotes_previstos, criado_em)
     select $1, $2, $3, $4, s.dias_devolucao, $5, $6 from system_settings s where s.id = 1
     on conflict do nothing returning id`,
    [tipo, publico, dia, ctx.actor.id, preview.lotes, ctx.clock.now()],
  );
  if (!run) throw new AppError('EXPIRY_RUNNING', { tipo });
  await ctx.enqueue(WORK_OFF_EXPIRY_RUN, { runId: run.id }, aguardar ? { startAfterSeconds: CALLER_SECONDS } : {});
  ctx.logAs({ execucao: run.id, publico, dia, pessoas: preview.pessoas, lotes: preview.lotes, valor: preview.valor });
  return { id: run.id };
}
