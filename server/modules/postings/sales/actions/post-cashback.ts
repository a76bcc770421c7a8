import type { z } from 'zod';
import { defineAction } from '../../../../platform/actions/action.ts';
import { refuseOwnGain } from '../../../../platform/actions/own-gain.ts';
import { actorKey } from '../../../../platform/actor.ts';
import type { ActionContext } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { formatBrl } from '../../../../shared/format.ts';
import { queueWhatsApp } from '../../../messaging/index.ts';
import { readNoteNumber } from '../note-number.ts';
import '../posting.errors.ts';
import { heldNotice } from '../../receipts/held-notice.ts';
import { assertNotWaiting, isNotAlone, type NotAlone, propose, type Waiting } from '../../receipts/second-look.ts';
import { assertMove, type LockedSubmission, lockSubmission, moveSubmission } from '../../receipts/submission-moves.ts';
import { postCashbackRules } from '../posting.rules.ts';
import { checkSaleDate } from '../sale-date.ts';

/** Result of approving a purchase: its id, the cashback earned and the consumer's new balance, as decimal text in BRL. */
export interface PostedCashback {
  id: number;
  cashback: string;
  /** Null while it waits for a second approval; the id is then the approval's. */
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
 * SUBMISSION_*, APPROVAL_WAITING.
 */
export const postCashback = defineAction({
  name: 'postCashback',
  title: 'Pontuação de cashback',
  permission: 'sale:post',
  input: postCashbackRules,
  handler: (ctx, input) => recordForConsumer(ctx, input, { isSecond: false }),
});

/** Records the purchase; when run as the second approval, never requires another. */
export async function recordForConsumer(
  ctx: ActionContext,
  input: z.output<typeof postCashbackRules>,
  { isSecond }: { isSecond: boolean },
): Promise<PostedCashback> {
  const { cpf, submissionId, versao, enviarMensagem, ...note } = input;
  const submission = submissionId ? await lockSubmission(ctx, submissionId, isSecond ? {} : { versao }) : null;
  if (submission) assertMove(submission, 'POSTADA');
  if (submission?.audience === 'SELLER') throw new AppError('SUBMISSION_OF_SELLER');
  if (submission && !isSecond) await assertNotWaiting(ctx, submission.id);
  const consumer = await consumerOf(ctx, cpf);
  if (submission && submission.consumer_id !== consumer.id) throw new AppError('SUBMISSION_CONSUMER_DIFFERENT');
  if (note.realizadoEm > ctx.clock.today()) throw new AppError('POSTING_DATE_FUTURE');
  if (submission) await checkSaleDate(ctx, note.realizadoEm, submission.id);
  const posted = await record(ctx, note, { consumerId: consumer.id, submission, isSecond });
  if (isNotAlone(posted)) {
    const proposal = {
      audience: 'CONSUMER' as const,
      submission,
      dados: { ...note, submissionId, enviarMensagem },
      cpf,
      identificador: note.identificador,
      parceiroNome: consumer.nome,
      storeId: null,
      cnpjLoja: note.cnpjLoja,
    };
    return waitingPurchase(await propose(ctx, proposal, posted));
  }
  if (submission) await moveSubmission(ctx, submission, 'POSTADA');
  if (enviarMensagem && consumer.celular)
    await queueWhatsApp(ctx, {
      celular: consumer.celular,
      texto: `Sua compra ${note.identificador} foi aprovada: ${formatBrl(posted.cashback)} de cashback.`,
      ...heldNotice(submission),
    });
  return posted;
}

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

async function record(
  ctx: ActionContext,
  note: Note,
  { consumerId, submission, isSecond }: { consumerId: number; submission: LockedSubmission | null; isSecond: boolean },
): Promise<PostedCashback | NotAlone> {
  const staff = ctx.actor.kind === 'staff' ? ctx.actor : null;
  // Limits bind whoever approves first; the second person decides.
  const [row] = await ctx.sql<{ answer: Omit<PostedCashback, 'mensagem' | 'aguardaAprovacao'> | NotAlone }>(
    isSecond || !staff
      ? 'select post_cashback($1::jsonb, $2::date, $3::timestamptz) as answer'
      : "select post_alone('CONSUMER', $1::jsonb, $2::date, $3::timestamptz) as answer",
    [
      JSON.stringify({
        ...note,
        ...readNoteNumber(note.identificador),
        consumerId,
        submissionId: submission?.id ?? null,
        origem: submission ? 'FOTO' : 'PAINEL',
        duplaDuvida: submission?.dupla_duvida ?? false,
        redes: staff?.networkIds ?? null,
        aprovadoPor: staff?.id ?? null,
        ator: actorKey(ctx.actor),
      }),
      ctx.clock.today(),
      ctx.clock.now(),
    ],
  );
  if (isNotAlone(row!.answer)) return row!.answer;
  return { ...row!.answer, aguardaAprovacao: false, mensagem: 'Venda processada com sucesso' };
}

const waitingPurchase = ({ approvalId, ganho }: Waiting): PostedCashback => ({
  id: approvalId,
  cashback: ganho,
  saldo: null,
  proxima: false,
  aguardaAprovacao: true,
  mensagem: 'Venda enviada para a segunda aprovação',
});
