import type { z } from 'zod';
import { defineAction } from '../../../../platform/actions/action.ts';
import { refuseOwnGain } from '../../../../platform/actions/own-gain.ts';
import { actorKey } from '../../../../platform/actor.ts';
import type { ActionContext } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { formatPoints } from '../../../../shared/format.ts';
import { queueWhatsApp } from '../../../messaging/index.ts';
import { lockStock } from '../../../stock/index.ts';
import { readNoteNumber } from '../note-number.ts';
import '../posting.errors.ts';
import { heldNotice } from '../../receipts/held-notice.ts';
import { assertNotWaiting, isNotAlone, type NotAlone, propose, type Waiting } from '../../receipts/second-look.ts';
import { assertMove, type LockedSubmission, lockSubmission, moveSubmission } from '../../receipts/submission-moves.ts';
import { postOwnSaleRules, postSaleRules } from '../posting.rules.ts';
import { checkSaleDate } from '../sale-date.ts';

/** Result of recording a sale: its id, the points credited and the new balance, as decimal text. */
export interface PostedSale {
  /** The approval's id while it waits for a second person. */
  id: number;
  totalPontos: string;
  /** Points withheld by the monthly limit. */
  pontosLimitados: string;
  /** Null while it waits. */
  saldo: string | null;
  /** Whether it earns only after a second approval. */
  aguardaAprovacao: boolean;
  mensagem: string;
}

interface Sale {
  sellerId: number;
  submissionId?: number | null;
  origem: 'DIGITACAO' | 'FOTO' | 'PAINEL';
  aprovadoPor?: number | null;
  tipoFiscal: string;
  identificador: string;
  realizadoEm: string;
  itens: { codigo: string; qtde: string; valorUnitario: string; valorDesconto: string }[];
}

/**
 * Records the sale at once, or only if one person may do it alone: then a sale that takes two is not recorded, and the answer says why. The
 * database judges it, because only the recorded sale knows what it earns.
 */
async function record(ctx: ActionContext, sale: Sale): Promise<PostedSale>;
async function record(ctx: ActionContext, sale: Sale, alone: { duplaDuvida: boolean } | null): Promise<PostedSale | NotAlone>;
async function record(ctx: ActionContext, sale: Sale, alone: { duplaDuvida: boolean } | null = null): Promise<PostedSale | NotAlone> {
  const [row] = await ctx.sql<{ answer: Omit<PostedSale, 'mensagem' | 'aguardaAprovacao'> | NotAlone }>(
    alone
      ? "select post_alone('SELLER', $1::jsonb, $2::date, $3::timestamptz) as answer"
      : 'select post_sale($1::jsonb, $2::date, $3::timestamptz) as answer',
    [
      JSON.stringify({
        ...sale,
        ...alone,
        ...readNoteNumber(sale.identificador),
        ator: actorKey(ctx.actor),
      }),
      ctx.clock.today(),
      ctx.clock.now(),
    ],
  );
  if (isNotAlone(row!.answer)) return row!.answer;
  return { ...row!.answer, aguardaAprovacao: false, mensagem: 'Venda processada com sucesso' };
}

/**
 * Staff record a seller's sale, from a queued receipt (which this decides) or typed. Values are those in force on the sale date; a note
 * earns once. What one person may not approve alone waits for a second approver (docs/adr/0025), and the result says so. Refuses:
 * POSTING_SELLER_UNKNOWN, POSTING_SELLER_INACTIVE, POSTING_PRODUCT_UNKNOWN, POSTING_ITEM_INVALID, POSTING_DUPLICATE, POSTING_DATE_*,
 * SUBMISSION_*, APPROVAL_WAITING.
 */
export const postSale = defineAction({
  name: 'postSale',
  title: 'Pontuação de venda',
  permission: 'sale:post',
  input: postSaleRules,
  handler: (ctx, input) => recordForSeller(ctx, input, { isSecond: false }),
});

/** Records the sale; when run as the second approval, never requires another, and follows the receipt it was proposed from. */
export async function recordForSeller(
  ctx: ActionContext,
  input: z.output<typeof postSaleRules>,
  { isSecond }: { isSecond: boolean },
): Promise<PostedSale> {
  const { cpf, submissionId, versao, enviarMensagem, ...sale } = input;
  const submission = submissionId ? await lockSubmission(ctx, submissionId, isSecond ? {} : { versao }) : null;
  if (submission) assertMove(submission, 'POSTADA');
  if (submission?.audience === 'CONSUMER') throw new AppError('SUBMISSION_OF_CONSUMER');
  if (submission && !isSecond) await assertNotWaiting(ctx, submission.id);
  const seller = await sellerOf(ctx, cpf);
  if (submission && submission.seller_id !== seller.id) throw new AppError('SUBMISSION_SELLER_DIFFERENT');
  if (sale.realizadoEm > ctx.clock.today()) throw new AppError('POSTING_DATE_FUTURE');
  // Staff may type an older sale received another way; a receipt belongs to the month it was sent in.
  if (submission) await checkSaleDate(ctx, sale.realizadoEm, submission.id);
  const whole: Sale = {
    ...sale,
    sellerId: seller.id,
    submissionId: submission?.id ?? null,
    origem: submission ? 'FOTO' : 'PAINEL',
    aprovadoPor: ctx.actor.kind === 'staff' ? ctx.actor.id : null,
  };
  const posted = await record(
    ctx,
    whole,
    isSecond || ctx.actor.kind !== 'staff' ? null : { duplaDuvida: submission?.dupla_duvida ?? false },
  );
  if (isNotAlone(posted)) {
    const proposal = {
      audience: 'SELLER' as const,
      submission,
      dados: { ...sale, submissionId, enviarMensagem },
      cpf,
      identificador: sale.identificador,
      parceiroNome: seller.nome,
      storeId: seller.store_id,
      cnpjLoja: null,
    };
    return waitingSale(await propose(ctx, proposal, posted));
  }
  const celular = enviarMensagem ? seller.celular : null;
  await finish(ctx, { submission, celular, identificador: sale.identificador }, posted);
  return posted;
}

interface ScoredSeller {
  id: number;
  nome: string;
  ativo: boolean;
  celular: string | null;
  store_id: number;
  network_id: number;
}

async function sellerOf(ctx: ActionContext, cpf: string): Promise<ScoredSeller> {
  const [seller] = await ctx.sql<ScoredSeller>(
    `select v.id, v.nome, v.ativo, v.celular, v.store_id, s.network_id
     from sellers v join stores s on s.id = v.store_id where v.cpf = $1 and v.excluido_em is null`,
    [cpf],
  );
  if (!seller || !mayScore(ctx, seller)) throw new AppError('POSTING_SELLER_UNKNOWN');
  refuseOwnGain(ctx, cpf);
  if (!seller.ativo) throw new AppError('POSTING_SELLER_INACTIVE');
  return seller;
}

/** Decides the receipt and notifies the seller. */
async function finish(
  ctx: ActionContext,
  { submission, celular, identificador }: { submission: LockedSubmission | null; celular: string | null; identificador: string },
  posted: PostedSale,
): Promise<void> {
  if (submission) await moveSubmission(ctx, submission, 'POSTADA');
  if (celular)
    await queueWhatsApp(ctx, {
      celular,
      texto: `Sua venda ${identificador} foi aprovada: ${formatPoints(posted.totalPontos)} pontos.`,
      ...heldNotice(submission),
    });
}

const waitingSale = ({ approvalId, ganho }: Waiting): PostedSale => ({
  id: approvalId,
  totalPontos: ganho,
  pontosLimitados: '0.00',
  saldo: null,
  aguardaAprovacao: true,
  mensagem: 'Venda enviada para a segunda aprovação',
});

function mayScore({ actor }: ActionContext, seller: { store_id: number; network_id: number }): boolean {
  if (actor.kind !== 'staff') return true;
  if (actor.storeIds && !actor.storeIds.includes(seller.store_id)) return false;
  return !actor.networkIds || actor.networkIds.includes(seller.network_id);
}

/**
 * A seller of a typing store records a sale by product code. Stock is checked again under lock, so that two sellers cannot both score the
 * last unit (§4.8). Refuses: POSTING_TYPING_ONLY, STOCK_MISSING and what postSale refuses for a sale.
 */
export const postOwnSale = defineAction({
  name: 'postOwnSale',
  title: 'Pontuação digitada',
  permission: 'sale:postOwn',
  input: postOwnSaleRules,
  handler: async (ctx, { enviarMensagem: _noMessage, ...sale }) => {
    if (ctx.actor.kind !== 'seller') throw new AppError('NOT_ALLOWED');
    const { id, storeId, networkId } = ctx.actor;
    const [store] = await ctx.sql<{ tipo_pontuacao: number }>('select tipo_pontuacao from stores where id = $1', [storeId]);
    if (store?.tipo_pontuacao !== 1) throw new AppError('POSTING_TYPING_ONLY');
    await checkSaleDate(ctx, sale.realizadoEm);
    await lockStock(ctx, { storeId, networkId, itens: sale.itens });
    return record(ctx, { ...sale, sellerId: id, origem: 'DIGITACAO' });
  },
});
