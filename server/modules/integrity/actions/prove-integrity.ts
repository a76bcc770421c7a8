import { z } from 'zod';
import { defineAction } from '../../../platform/actions/action.ts';
import { runAction } from '../../../platform/actions/run-action.ts';
import type { AppContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { startOfSaoPauloDay } from '../../../shared/dates.ts';
import { keepProofs } from '../keep-proofs.ts';
import { afterStep, afterTimeout, type ProofState } from '../proof-state.ts';
import { provables } from '../provable.ts';
import { keepAllProofs } from './keep-all-proofs.ts';
import { recordProof } from './record-proof.ts';
import { reportBrokenTruth } from './report-broken-truth.ts';

/** Of every minute at most. A million sales take about half an hour of these after midnight, then the next day's round waits. */
const EACH_MINUTE_MS = 3_000;
/** What one press of "Verificar agora" may take; what is left comes with the next minutes. */
const NOW_MS = 45_000;
/** A truth that did not fit in its time is not tried again before. */
const PATIENCE_MS = 60 * 60_000;
const PROVE_NOW = 'proveIntegrityNow';

/** Asks for a round of every truth now, besides that of the day. Answers how many truths there are. */
export const proveIntegrity = defineAction({
  name: 'proveIntegrity',
  title: 'Pedido de prova de integridade',
  permission: 'integrity:run',
  input: z.strictObject({}),
  handler: async (ctx) => {
    await keepProofs(ctx.sql);
    const asked = await ctx.sql('update integrity_proofs set pedida_em = $1, erro = null returning id', [ctx.clock.now()]);
    await ctx.enqueue(PROVE_NOW, {}, { singletonKey: 'all' });
    return { verdades: asked.length };
  },
});

/** Every minute a few slices; every truth whole once a day (São Paulo), beginning at midnight. */
defineJob({
  name: 'prove-integrity',
  cron: '* * * * *',
  expireInSeconds: 120,
  handler: (ctx, _data, { signal }) => proveFor(ctx, EACH_MINUTE_MS, signal),
});

defineJob({
  name: PROVE_NOW,
  onePerKey: true,
  isWatched: true,
  expireInSeconds: 120,
  handler: (ctx, _data, { signal }) => proveFor(ctx, NOW_MS, signal),
});

/** Takes the truths that are due in turn, a step each, until none is left or the time is up. */
async function proveFor(ctx: AppContext, milliseconds: number, signal: AbortSignal): Promise<void> {
  const until = performance.now() + milliseconds;
  await runAction(keepAllProofs, ctx, {});
  for (let states = await dueProofs(ctx); states.length > 0; ) {
    const left: ProofState[] = [];
    for (const state of states) {
      if (signal.aborted || performance.now() > until) return;
      const next = await proveStep(ctx, state);
      if (next?.rodadaEm && !next.erro) left.push(next);
    }
    states = left;
  }
}

const dueProofs = ({ read, clock }: AppContext) =>
  read<ProofState>(
    `select codigo, tamanho, posicao, rodada_em as "rodadaEm", rodada_linhas as "rodadaLinhas", rodada_ms as "rodadaMs",
       rodada_quantas as "rodadaQuantas", rodada_exemplos as "rodadaExemplos", provada_em as "provadaEm", linhas, duracao_ms as "duracaoMs",
       quantas, exemplos, falha_desde as "falhaDesde", erro
     from integrity_proofs
     where (rodada_em is not null or pedida_em is not null or provada_em is null or provada_em < $1)
       and (erro is null or tentada_em < $2) order by tentada_em nulls first, id`,
    [startOfSaoPauloDay(clock.today()), new Date(clock.now().getTime() - PATIENCE_MS)],
  );

/** One step and its record; null when another process took it. */
async function proveStep(ctx: AppContext, state: ProofState): Promise<ProofState | null> {
  const { step, isSliced } = provables.find(({ code }) => code === state.codigo)!;
  const started = performance.now();
  const next = await step(ctx, state.posicao, state.tamanho).then(
    (found) => afterStep(state, found, performance.now() - started, ctx.clock.now()),
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'STATEMENT_TIMEOUT') return afterTimeout(state, isSliced);
      throw error;
    },
  );
  const isNews = next.falhaDesde !== null && state.falhaDesde === null;
  const record = { de: { rodadaEm: state.rodadaEm, posicao: state.posicao }, estado: next };
  return (await runAction(isNews ? reportBrokenTruth : recordProof, ctx, record)) ? next : null;
}
