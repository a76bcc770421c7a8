import { defineAction } from '../../../platform/actions/action.ts';
import '../../../platform/actions/own-gain.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { formatDate } from '../../../shared/dates.ts';
import { formatBrl, formatPoints } from '../../../shared/format.ts';
import { exceedsDay } from '../../second-person/index.ts';
import '../expiry.errors.ts';
import { type ExpiryAudience, returnRules } from '../expiry.rules.ts';
import { type ExpiryPreview, previewReturn, returnsOwn } from '../expiry-previews.ts';
import { aguardar, startRun } from '../start-run.ts';

/**
 * Devolver Pontos: returns what expired in one day's runs, each expiry once, in lots that live at least the configured number of days.
 * Returns the run; null when nothing is left to return.
 */
export const returnPoints = defineAction({
  name: 'returnPoints',
  title: 'Devolução de pontos expirados',
  permission: 'expiry:run',
  refuses: ['EXPIRY_RUNNING', 'MONEY_PAUSED', 'OWN_GAIN'],
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
