import { z } from 'zod';
import { defineAction } from '../../../platform/actions/action.ts';
import { runAction } from '../../../platform/actions/run-action.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { formatAge } from '../../../shared/age.ts';
import { formatDateTime } from '../../../shared/dates.ts';
import { formatBrl, formatInteger, formatPoints } from '../../../shared/format.ts';
import { isPositive } from '../../../shared/sign.ts';
import { queueEmail } from '../../messaging/index.ts';
import { decideButton, type WaitingFor, waitingForEach } from '../deciders.ts';

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
        botao: decideButton(ctx),
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
