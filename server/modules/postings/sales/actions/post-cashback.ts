import type { z } from 'zod';
import { defineAction } from '../../../../platform/actions/action.ts';
import { refuseOwnGain } from '../../../../platform/actions/own-gain.ts';
import { actorKey } from '../../../../platform/actor.ts';
import type { ActionContext } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { formatBrl } from '../../../../shared/format.ts';
import { queueWhatsApp } from '../../../messaging/index.ts';
import { refuseWhileHeld } from '../../../second-person/index.ts';
import { readNoteNumber } from '../note-number.ts';
import '../posting.errors.ts';
import { heldNotice } from '../../receipts/held-notice.ts';
import { receiptStopsWaiting, receiptWaits } from '../../receipts/receipt-requests.ts';
import { assertMove, type LockedSubmission, lockSubmission, moveSubmission } from '../../receipts/submission-moves.ts';
import { postCashbackRules } from '../posting.rules.ts';
import { checkSaleDate } from '../sale-date.ts';
import { type Judged, reportSale, type WaitingSale } from '../sale-request.ts';

/** Result of approving a purchase: its id, the cashback earned and the consumer's new balance, as decimal text in BRL. */
export interface PostedCashback {
  id: number;
  cashback: string;
  /** Null while it waits for a second person; the id is then the request's. */
  saldo: string | null;
  aguardaAprovacao: boolean;
  /** Whether the cashback is carried to a later campaign. */
  proxima: boolean;
  mensagem: string;
}

/**
 * Staff approve a consumer's purchase, from a queued receipt (which this decides) or typed. Its cashback follows from the settings and the
 * campaign on the day of purchase (domain rules §4.6); a note earns once for consumers. What one person may not approve alone
 * waits for a second approver (docs/adr/0025).
 * Refuses: POSTING_CONSUMER_UNKNOWN, POSTING_CONSUMER_INACTIVE, POSTING_STORE_WITHOUT_CONSUMERS, POSTING_DUPLICATE, POSTING_DATE_*,
 * SUBMISSION_*, SECOND_PERSON_NEEDED, SECOND_PERSON_WAITING.
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
  ],
  input: postCashbackRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, input): Promise<PostedCashback> => {
    const { cpf, submissionId, versao, enviarMensagem, ...note } = input;
    const submission = submissionId ? await lockSubmission(ctx, submissionId, { versao }) : null;
    if (submission) assertMove(submission, 'POSTADA');
    if (submission?.audience === 'SELLER') throw new AppError('SUBMISSION_OF_SELLER');
    if (submission) await refuseWhileHeld(ctx, submission.id);
    const consumer = await consumerOf(ctx, cpf);
    if (submission && submission.consumer_id !== consumer.id) throw new AppError('SUBMISSION_CONSUMER_DIFFERENT');
    if (note.realizadoEm > ctx.clock.today()) throw new AppError('POSTING_DATE_FUTURE');
    if (submission) await checkSaleDate(ctx, note.realizadoEm, submission.id);
    const { posted, judged } = await record(ctx, note, { consumerId: consumer.id, submission });
    if (submission) await moveSubmission(ctx, submission, 'POSTADA');
    if (enviarMensagem && consumer.celular)
      await queueWhatsApp(ctx, {
        celular: consumer.celular,
        texto: `Sua compra ${note.identificador} foi aprovada: ${formatBrl(posted.cashback)} de cashback.`,
        ...heldNotice(submission),
      });
    if (judged) {
      const person = { cpf, nome: consumer.nome };
      reportSale(ctx, judged, { ...note, moeda: 'BRL', submissionId: submission?.id ?? null, person, dados: input });
    }
    return posted;
  },
  waits: (ctx, { submissionId }) => receiptWaits(ctx, submissionId),
  declined: (ctx, { submissionId }, why) => receiptStopsWaiting(ctx, submissionId, why),
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

type Note = Omit<z.output<typeof postCashbackRules>, 'cpf' | 'submissionId' | 'versao' | 'enviarMensagem'>;

/** Records the purchase. For staff the database also says whether it takes a second person. */
async function record(
  ctx: ActionContext,
  note: Note,
  { consumerId, submission }: { consumerId: number; submission: LockedSubmission | null },
): Promise<{ posted: PostedCashback; judged: Judged | null }> {
  const staff = ctx.actor.kind === 'staff' ? ctx.actor : null;
  const [row] = await ctx.sql<{ answer: Omit<PostedCashback, 'mensagem' | 'aguardaAprovacao'>; judged: Judged | null }>(
    `select s.answer, case when $4 then judge_sale((s.answer ->> 'id')::int, $5, $6, $2::date) end as judged
     from (select post_cashback($1::jsonb, $2::date, $3::timestamptz) as answer offset 0) s`,
    [
      JSON.stringify({
        ...note,
        ...readNoteNumber(note.identificador),
        consumerId,
        submissionId: submission?.id ?? null,
        origem: submission ? 'FOTO' : 'PAINEL',
        redes: staff?.networkIds ?? null,
        aprovadoPor: staff?.id ?? null,
        ator: actorKey(ctx.actor),
      }),
      ctx.clock.today(),
      ctx.clock.now(),
      staff !== null,
      submission?.dupla_duvida ?? false,
      ctx.approves ? null : (staff?.id ?? null),
    ],
  );
  const { answer, judged } = row!;
  return { posted: { ...answer, aguardaAprovacao: false, mensagem: 'Venda processada com sucesso' }, judged };
}

/** The answer of a purchase that waits for a second person. */
export const waitingPurchase = ({ id, valor, mensagem }: WaitingSale): PostedCashback => ({
  id,
  cashback: valor,
  saldo: null,
  proxima: false,
  aguardaAprovacao: true,
  mensagem,
});
