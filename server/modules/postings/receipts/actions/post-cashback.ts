import { defineAction } from '../../../../platform/actions/action.ts';
import { refuseOwnGain } from '../../../../platform/actions/own-gain.ts';
import type { ActionContext } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { formatBrl } from '../../../../shared/format.ts';
import { type PostedCashback, recordPurchase } from '../../sales/record-sale.ts';
import { reportSale } from '../../sales/sale-request.ts';
import { approveReceipt, checkDecidedDate, lockDecided, waitsWithReceipt } from '../receipt-of-sale.ts';
import { postCashbackRules } from '../submission.rules.ts';

/**
 * Staff approve a consumer's purchase, from a queued receipt (which this decides) or typed. Its cashback follows from the settings and the
 * campaign on the day of purchase (domain rules §4.6); a note earns once for consumers. What one person may not approve alone waits for a
 * second approver (docs/adr/0025).
 */
export const postCashback = defineAction({
  name: 'postCashback',
  title: 'Pontuação de cashback',
  permission: 'sale:post',
  refuses: [
    'POSTING_CONSUMER_UNKNOWN',
    'POSTING_CONSUMER_INACTIVE',
    'POSTING_STORE_WITHOUT_CONSUMERS',
    'POSTING_DUPLICATE',
    'POSTING_DATE_*',
    'SUBMISSION_*',
    'MONEY_PAUSED',
  ],
  input: postCashbackRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, input): Promise<PostedCashback> => {
    const { cpf, submissionId: _decided, versao: _seen, enviarMensagem, ...purchase } = input;
    const receipt = await lockDecided(ctx, input, 'CONSUMER');
    const consumer = await consumerOf(ctx, cpf);
    if (receipt && receipt.consumer_id !== consumer.id) throw new AppError('SUBMISSION_CONSUMER_DIFFERENT');
    await checkDecidedDate(ctx, receipt, purchase.realizadoEm);
    const submissionId = receipt?.id ?? null;
    const { posted, judged } = await recordPurchase(ctx, { ...purchase, consumerId: consumer.id, submissionId }, receipt?.dupla_duvida);
    await approveReceipt(ctx, receipt, purchase, {
      celular: enviarMensagem && consumer.celular,
      texto: `Sua compra ${purchase.identificador} foi aprovada: ${formatBrl(posted.cashback)} de cashback.`,
    });
    if (judged) reportSale(ctx, judged, { ...purchase, moeda: 'BRL', submissionId, person: { cpf, nome: consumer.nome }, dados: input });
    return posted;
  },
  ...waitsWithReceipt,
});

interface EarningConsumer {
  id: number;
  nome: string;
  ativo: boolean;
  celular: string | null;
}

async function consumerOf(ctx: ActionContext, cpf: string): Promise<EarningConsumer> {
  const [consumer] = await ctx.sql<EarningConsumer>(
    'select id, nome, ativo, celular from consumers where cpf = $1 and excluido_em is null',
    [cpf],
  );
  if (!consumer) throw new AppError('POSTING_CONSUMER_UNKNOWN');
  refuseOwnGain(ctx, cpf);
  if (!consumer.ativo) throw new AppError('POSTING_CONSUMER_INACTIVE');
  return consumer;
}
