import { z } from 'zod';
import { defineAction, findAction } from '../../../platform/actions/action.ts';
import { runAction } from '../../../platform/actions/run-action.ts';
import { HELD_ACTION_WAITS } from '../../../platform/actions/second-person.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { formatAge } from '../../../shared/age.ts';
import { formatDateTime } from '../../../shared/dates.ts';
import { formatBrl, formatInteger, formatPoints } from '../../../shared/format.ts';
import { compare, multiply } from '../../../shared/money.ts';
import { isPositive } from '../../../shared/sign.ts';
import { queueEmail } from '../../messaging/index.ts';
import { type WaitingFor, waitingForEach } from '../deciders.ts';
import { readReviewSettings } from '../review-settings.query.ts';

/** A request above so many times the limit of its kind is told at once. */
const TIMES_THE_LIMIT = '10';

const button = ({ env }: ActionContext) => ({
  texto: 'Abrir Segunda aprovação',
  url: `${env.PUBLIC_URL}/painel/processar/segunda-aprovacao`,
});

const requests = (count: number) => (count === 1 ? '1 pedido aguarda' : `${formatInteger(String(count))} pedidos aguardam`);

const sumsOf = ({ pontos, reais }: WaitingFor): string[] => {
  const sums = [
    ...(isPositive(pontos) ? [`${formatPoints(pontos)} pontos`] : []),
    ...(isPositive(reais) ? [`${formatBrl(reais)} de cashback`] : []),
  ];
  return sums.length > 0 ? [`Valor somado: ${sums.join(' e ')}.`] : [];
};

/** Mails everybody for whom requests wait: how many, their sums and the oldest. */
const sendHeldDigest = defineAction({
  name: 'sendHeldDigest',
  title: 'Resumo da segunda aprovação',
  permission: 'heldAction:tell',
  logged: false,
  input: z.strictObject({}),
  handler: async (ctx) => {
    const people = await waitingForEach(ctx);
    for (const waiting of people)
      await queueEmail(ctx, {
        para: waiting.email,
        assunto: `Segunda aprovação: ${requests(waiting.pedidos)} - ${ctx.env.PROGRAMA_NOME}`,
        titulo: `${requests(waiting.pedidos)} a sua decisão`,
        paragrafos: [
          ...sumsOf(waiting),
          `O mais antigo aguarda desde ${formatDateTime(waiting.maisAntigo)} (${formatAge(waiting.maisAntigo, ctx.clock.now())}).`,
          'Nada muda até alguém decidir. Um pedido sem decisão perde o prazo e precisa ser feito de novo.',
        ],
        botao: button(ctx),
      });
    return { pessoas: people.length };
  },
});

interface WaitingRequest {
  action: string;
  resumo: string;
  valor: string;
  moeda: 'PONTO' | 'BRL';
  primeiroPor: string;
}

/** Mails whoever may decide a request that gives more than ten times its limit. Requests of a kind without a limit wait for the digest. */
const tellLargeRequest = defineAction({
  name: 'tellLargeRequest',
  title: 'Aviso de um pedido muito acima do limite',
  permission: 'heldAction:tell',
  logged: false,
  input: z.strictObject({ id: z.int() }),
  handler: async (ctx, { id }) => {
    const [request] = await ctx.sql<WaitingRequest>(
      `select h.action, h.resumo, h.valor, h.moeda, u.nome as "primeiroPor"
       from held_actions h join staff_users u on u.id = h.primeiro_por_id where h.id = $1 and h.status = 'AGUARDA'`,
      [id],
    );
    if (!request) return { pessoas: 0 };
    const { segundaAprovacaoPontos, segundaAprovacaoReais } = await readReviewSettings(ctx.sql);
    const [limit, amount] =
      request.moeda === 'PONTO'
        ? [segundaAprovacaoPontos, (value: string) => `${formatPoints(value)} pontos`]
        : [segundaAprovacaoReais, (value: string) => `${formatBrl(value)} de cashback`];
    if (!isPositive(limit) || compare(request.valor, multiply(limit, TIMES_THE_LIMIT)) <= 0) return { pessoas: 0 };
    const people = await waitingForEach(ctx, id);
    for (const { email } of people)
      await queueEmail(ctx, {
        para: email,
        assunto: `Segunda aprovação: pedido muito acima do limite - ${ctx.env.PROGRAMA_NOME}`,
        titulo: 'Um pedido muito acima do limite aguarda a sua decisão',
        paragrafos: [
          `${request.primeiroPor} pediu: ${findAction(request.action)?.title ?? request.action}. ${request.resumo}.`,
          `São ${amount(request.valor)}. O limite de uma pessoa é de ${amount(limit)}.`,
        ],
        botao: button(ctx),
      });
    return { pessoas: people.length };
  },
});

/** Eight in the morning in São Paulo, on working days. */
defineJob({
  name: 'send-held-digest',
  cron: '0 8 * * 1-5',
  handler: async (ctx) => {
    await runAction(sendHeldDigest, ctx, {});
  },
});

defineJob({
  name: HELD_ACTION_WAITS,
  handler: async (ctx, { id }) => {
    await runAction(tellLargeRequest, ctx, { id });
  },
});
