import { z } from 'zod';
import { defineAction, findAction } from '../../../platform/actions/action.ts';
import { runAction } from '../../../platform/actions/run-action.ts';
import { HELD_ACTION_WAITS } from '../../../platform/actions/second-person.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { formatBrl, formatPoints } from '../../../shared/format.ts';
import { compare, multiply } from '../../../shared/money.ts';
import { isPositive } from '../../../shared/sign.ts';
import { queueEmail } from '../../messaging/index.ts';
import { decideButton, waitingForEach } from '../deciders.ts';
import { readReviewSettings } from '../review-settings.query.ts';

/** A request above so many times the limit of its kind is told at once. */
const TIMES_THE_LIMIT = '10';

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
        botao: decideButton(ctx),
      });
    return { pessoas: people.length };
  },
});

defineJob({
  name: HELD_ACTION_WAITS,
  handler: async (ctx, { id }) => {
    await runAction(tellLargeRequest, ctx, { id });
  },
});
