import { defineAction } from '../../../platform/actions/action.ts';
import { actorKey } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { formatBrl } from '../../../shared/format.ts';
import { queueWhatsApp } from '../../messaging/index.ts';
import { readNoteNumber } from '../note-number.ts';
import '../posting.errors.ts';
import { postCashbackRules } from '../posting.rules.ts';
import { checkSaleDate } from '../sale-date.ts';
import { assertMove, lockSubmission, moveSubmission } from '../submission-moves.ts';

/** What an approved purchase answers: its id, the cashback it gave and the consumer's balance after it, as decimal text in BRL. */
export interface PostedCashback {
  id: number;
  cashback: string;
  saldo: string;
  /** Whether the cashback is kept for a later campaign. */
  proxima: boolean;
  mensagem: string;
}

/**
 * Staff approve a purchase of a consumer, from a receipt of the queue (which it decides) or typed. Its cashback follows from the
 * settings and from the campaign that the day of the purchase lies in (domain rules §4.6); the note earns once for consumers.
 * Refuses: POSTING_CONSUMER_UNKNOWN, POSTING_CONSUMER_INACTIVE, POSTING_STORE_WITHOUT_CONSUMERS, POSTING_DUPLICATE, POSTING_DATE_*,
 * SUBMISSION_*.
 */
export const postCashback = defineAction({
  name: 'postCashback',
  title: 'Pontuação de cashback',
  permission: 'sale:post',
  input: postCashbackRules,
  handler: async (ctx, { cpf, submissionId, versao, enviarMensagem, ...note }): Promise<PostedCashback> => {
    const submission = submissionId ? await lockSubmission(ctx, submissionId, { versao }) : null;
    if (submission) assertMove(submission, 'POSTADA');
    if (submission?.audience === 'SELLER') throw new AppError('SUBMISSION_OF_SELLER');
    const [consumer] = await ctx.sql<{ id: number; ativo: boolean; celular: string | null }>(
      'select id, ativo, celular from consumers where cpf = $1 and excluido_em is null',
      [cpf],
    );
    if (!consumer) throw new AppError('POSTING_CONSUMER_UNKNOWN');
    if (!consumer.ativo) throw new AppError('POSTING_CONSUMER_INACTIVE');
    if (submission && submission.consumer_id !== consumer.id) throw new AppError('SUBMISSION_CONSUMER_DIFFERENT');
    if (note.realizadoEm > ctx.clock.today()) throw new AppError('POSTING_DATE_FUTURE');
    if (submission) await checkSaleDate(ctx, note.realizadoEm, submission.id);
    const staff = ctx.actor.kind === 'staff' ? ctx.actor : null;
    const [row] = await ctx.sql<{ posted: Omit<PostedCashback, 'mensagem'> }>(
      'select post_cashback($1::jsonb, $2::date, $3::timestamptz) as posted',
      [
        JSON.stringify({
          ...note,
          ...readNoteNumber(note.identificador),
          consumerId: consumer.id,
          submissionId: submission?.id ?? null,
          origem: submission ? 'FOTO' : 'PAINEL',
          redes: staff?.networkIds ?? null,
          aprovadoPor: staff?.id ?? null,
          ator: actorKey(ctx.actor),
        }),
        ctx.clock.today(),
        ctx.clock.now(),
      ],
    );
    const { posted } = row!;
    if (submission) await moveSubmission(ctx, submission, 'POSTADA');
    if (enviarMensagem && consumer.celular)
      await queueWhatsApp(ctx, {
        celular: consumer.celular,
        texto: `Sua compra ${note.identificador} foi aprovada: ${formatBrl(posted.cashback)} de cashback.`,
      });
    return { ...posted, mensagem: 'Venda processada com sucesso' };
  },
});
