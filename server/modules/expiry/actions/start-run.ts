import { z } from 'zod';
import { defineAction } from '../../../platform/actions/action.ts';
import '../../../platform/actions/own-gain.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { formatDate } from '../../../shared/dates.ts';
import { formatBrl, formatPoints } from '../../../shared/format.ts';
import { exceedsDay } from '../../second-person/index.ts';
import '../expiry.errors.ts';
import { audienceRules, type ExpiryAudience, returnRules } from '../expiry.rules.ts';
import { type ExpiryPreview, previewExpiry, previewReturn, returnsOwn } from '../expiry-previews.ts';

/** Name of the job that processes a run; takes { runId }. */
export const WORK_OFF_EXPIRY_RUN = 'workOffExpiryRun';
/** Head start for a caller that processes the run itself, before the job checks on it. */
const CALLER_SECONDS = 60;

/** Whether the caller processes the run itself at once, as the documented endpoints do; otherwise the job does. */
const aguardar = z.boolean().optional();

/**
 * Expires what is due for the people the author may see (document 001 §4; domain rules §4.4). It was already unspendable. Returns the run;
 * null when nothing is due.
 */
export const expirePoints = defineAction({
  name: 'expirePoints',
  title: 'Expiração de pontos',
  permission: 'expiry:run',
  refuses: ['EXPIRY_RUNNING'],
  input: audienceRules.extend({ aguardar }),
  handler: async (ctx, { publico, aguardar }) => {
    const dia = ctx.clock.today();
    const preview = await previewExpiry(ctx.sql, ctx.actor, publico, dia);
    return startRun(ctx, { tipo: 'EXPIRACAO', publico, dia, preview, aguardar });
  },
});

/**
 * Devolver Pontos: returns what expired in one day's runs, each expiry once, in lots that live at least the configured number of days.
 * Returns the run; null when nothing is left to return.
 */
export const returnPoints = defineAction({
  name: 'returnPoints',
  title: 'Devolução de pontos expirados',
  permission: 'expiry:run',
  refuses: ['EXPIRY_RUNNING', 'OWN_GAIN'],
  input: returnRules.extend({ aguardar }),
  mayNeedSecondPerson: true,
  handler: async (ctx, { publico, data, aguardar }) => {
    if (await returnsOwn(ctx, publico, data)) throw new AppError('OWN_GAIN');
    const preview = await previewReturn(ctx.sql, ctx.actor, publico, data);
    const run = await startRun(ctx, { tipo: 'DEVOLUCAO', publico, dia: data, preview, aguardar });
    await limitReturn(ctx, { publico, data, preview });
    return run;
  },
});

/** What is returned counts as given by whoever returns it, and is limited as such. */
async function limitReturn(
  ctx: ActionContext,
  { publico, data, preview }: { publico: ExpiryAudience; data: string; preview: ExpiryPreview },
): Promise<void> {
  const { valor, pessoas } = preview;
  const isPoints = publico === 'BALCONISTA';
  const exceeds = await exceedsDay(ctx, isPoints ? { pontos: valor, networkId: null } : { reais: valor });
  const amount = isPoints ? `${formatPoints(valor)} pontos` : formatBrl(valor);
  ctx.secondPerson({
    motivo: exceeds ? 'TETO' : null,
    resumo: `Devolver ${amount} que venceram em ${formatDate(data)} a ${pessoas} pessoas`,
    gives: { valor, moeda: isPoints ? 'PONTO' : 'BRL' },
  });
}

interface Wanted {
  tipo: 'EXPIRACAO' | 'DEVOLUCAO';
  publico: ExpiryAudience;
  dia: string;
  preview: ExpiryPreview;
  aguardar: boolean | undefined;
}

async function startRun(ctx: ActionContext, { tipo, publico, dia, preview, aguardar }: Wanted): Promise<{ id: number | null }> {
  if (ctx.actor.kind !== 'staff') throw new AppError('NOT_ALLOWED');
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
