import { z } from 'zod';
import {
  type ExpiryAudience,
  expiredCashbackList,
  expiredPointsList,
  expirePoints,
  type RunOutcome,
  returnPoints,
  workOffRun,
} from '../../modules/expiry/index.ts';
import { csvAnswer } from '../../modules/exports/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { secondPersonRefusals } from '../../platform/actions/second-person.ts';
import type { AppContext } from '../../platform/context.ts';
import { amountRule, countRule } from '../../platform/rest/answer-rules.ts';
import { defineRoute, type Method, type RouteRequest } from '../../platform/rest/route.ts';
import { formatBrl, formatDecimal } from '../../shared/format.ts';
import { toJsonNumber } from '../../shared/money.ts';

const REPORTS = { BALCONISTA: expiredPointsList, CLIENTE_FINAL: expiredCashbackList } as const;
const NOTHING: RunOutcome = { pessoas: 0, lotes: 0, valor: '0.00' };

const counted = (publico: ExpiryAudience, { pessoas, valor }: RunOutcome) =>
  `${publico === 'BALCONISTA' ? `${formatDecimal(valor)} pontos` : formatBrl(valor)} de ${pessoas} ${pessoas === 1 ? 'pessoa' : 'pessoas'}`;

/** `success` and `message` are the documented keys; the numbers are ours. */
const answer = (message: string, { pessoas, lotes, valor }: RunOutcome) => ({
  success: true as const,
  message,
  pessoas,
  lotes,
  valor: toJsonNumber(valor),
});

const answerRule = z.strictObject({
  success: z.literal(true),
  message: z.string(),
  pessoas: countRule,
  lotes: countRule,
  valor: amountRule,
});

/** Continues after the caller hangs up; the job finishes it should this process end. */
const workOff = (ctx: AppContext, id: number | null) => (id === null ? NOTHING : workOffRun(ctx, id));

// doc 001 §7, Points expiry: each audience has its own paths for the report and for processing.
for (const [path, report, publico] of [
  ['/pontuacao/cliente-expirados', '/pontuacao/cliente-expirados', 'CLIENTE_FINAL'],
  ['/api/pontuacoes/expirar', '/api/pontuacoes/expirar/relatorio', 'BALCONISTA'],
] as const) {
  defineRoute({
    method: 'GET',
    path: report,
    tag: 'Expiração',
    summary: publico === 'BALCONISTA' ? 'Relatório dos pontos vencidos' : 'Relatório do cashback vencido',
    permission: 'expiry:run',
    query: { situacao: z.string().describe('A expirar, Expirado, Devolvido ou Estornado.') },
    answer: { file: 'csv' },
    refuses: ['EXPORT_BUSY'],
    handle: async ({ ctx, query }) => csvAnswer(REPORTS[publico], ctx, { filter: { situacao: query.situacao || undefined } }),
  });
  defineRoute({
    method: 'POST',
    path,
    tag: 'Expiração',
    summary: publico === 'BALCONISTA' ? 'Expira os pontos vencidos' : 'Expira o cashback vencido',
    permission: 'expiry:run',
    answer: answerRule,
    refuses: ['MONEY_PAUSED', 'EXPIRY_RUNNING'],
    handle: async ({ ctx, idempotencyKey }) => {
      const { id } = await runAction(expirePoints, ctx, { publico, aguardar: true }, { idempotencyKey });
      const outcome = await workOff(ctx, id);
      return answer(outcome.lotes ? `Expirados: ${counted(publico, outcome)}.` : 'Não há pontos expirados a processar.', outcome);
    },
  });
}

const AUDIENCES: Readonly<Record<string, ExpiryAudience>> = { cliente: 'CLIENTE_FINAL', balconista: 'BALCONISTA' };

// doc 001 §7: a GET that writes. It needs the session header, so nothing can prefetch it, and a repeat finds nothing left to return.
async function handleReturn({ ctx, params, query, idempotencyKey }: RouteRequest<'publico'>) {
  const asked = query.publico ?? 'balconista';
  const publico = AUDIENCES[asked.toLowerCase()] ?? asked;
  const { id } = await runAction(returnPoints, ctx, { publico, data: params.date, aguardar: true }, { idempotencyKey });
  const outcome = await workOff(ctx, id);
  const message = outcome.lotes ? `Devolvidos: ${counted(publico as ExpiryAudience, outcome)}.` : 'Não há pontos a devolver nesta data.';
  return answer(message, outcome);
}

for (const method of ['GET', 'POST'] as const satisfies readonly Method[])
  defineRoute({
    method,
    path: '/api/pontuacoes/reativar/:date',
    tag: 'Expiração',
    summary: 'Devolve o que expirou em um dia; repetir não devolve nada de novo',
    permission: 'expiry:run',
    query: { publico: z.enum(['balconista', 'cliente']).describe('balconista: pontos; cliente: cashback.') },
    answer: answerRule,
    refuses: ['EXPIRY_RUNNING', 'MONEY_PAUSED', 'OWN_GAIN', ...secondPersonRefusals],
    refusal: {
      keys: z.strictObject({ success: z.literal(false), message: z.string() }),
      read: (error) => ({ success: false, message: error.message }),
    },
    handle: handleReturn,
  });
