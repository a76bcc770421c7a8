import { defineAction } from '../../../../platform/actions/action.ts';
import { refuseOwnGain } from '../../../../platform/actions/own-gain.ts';
import { actorKey } from '../../../../platform/actor.ts';
import type { ActionContext } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { formatPoints } from '../../../../shared/format.ts';
import { queueWhatsApp } from '../../../messaging/index.ts';
import { refuseWhileHeld } from '../../../second-person/index.ts';
import { lockStock } from '../../../stock/index.ts';
import { readNoteNumber } from '../note-number.ts';
import '../posting.errors.ts';
import { heldNotice } from '../../receipts/held-notice.ts';
import { receiptStopsWaiting, receiptWaits } from '../../receipts/receipt-requests.ts';
import { assertMove, type LockedSubmission, lockSubmission, moveSubmission } from '../../receipts/submission-moves.ts';
import { postOwnSaleRules, postSaleRules } from '../posting.rules.ts';
import { checkSaleDate } from '../sale-date.ts';
import { type Judged, reportSale, type WaitingSale } from '../sale-request.ts';

/** Result of recording a sale: its id, the points credited and the new balance, as decimal text. */
export interface PostedSale {
  /** The request's id while it waits for a second person. */
  id: number;
  totalPontos: string;
  /** Points withheld by the monthly limit. */
  pontosLimitados: string;
  /** Null while it waits. */
  saldo: string | null;
  /** Whether it earns only after a second person approves it. */
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

/** Records the sale. With `judge`, the database also says whether it takes a second person: only the recorded sale knows what it earns. */
async function record(
  ctx: ActionContext,
  sale: Sale,
  judge: { duplaDuvida: boolean } | null = null,
): Promise<{ posted: PostedSale; judged: Judged | null }> {
  const [row] = await ctx.sql<{ answer: Omit<PostedSale, 'mensagem' | 'aguardaAprovacao'>; judged: Judged | null }>(
    `select s.answer, case when $4 then judge_sale((s.answer ->> 'id')::int, $5, $6, $2::date) end as judged
     from (select post_sale($1::jsonb, $2::date, $3::timestamptz) as answer offset 0) s`,
    [
      JSON.stringify({ ...sale, ...readNoteNumber(sale.identificador), ator: actorKey(ctx.actor) }),
      ctx.clock.today(),
      ctx.clock.now(),
      judge !== null,
      judge?.duplaDuvida ?? false,
      ctx.approves ? null : sale.aprovadoPor,
    ],
  );
  const { answer, judged } = row!;
  return { posted: { ...answer, aguardaAprovacao: false, mensagem: 'Venda processada com sucesso' }, judged };
}

/**
 * Staff record a seller's sale, from a queued receipt (which this decides) or typed. Values are those in force on the sale date; a note
 * earns once. What one person may not approve alone waits for a second approver (docs/adr/0025). Refuses:
 * POSTING_SELLER_UNKNOWN, POSTING_SELLER_INACTIVE, POSTING_PRODUCT_UNKNOWN, POSTING_ITEM_INVALID, POSTING_DUPLICATE, POSTING_DATE_*,
 * SUBMISSION_*, SECOND_PERSON_NEEDED, SECOND_PERSON_WAITING.
 */
export const postSale = defineAction({
  name: 'postSale',
  title: 'Pontuação de venda',
  permission: 'sale:post',
  refuses: [
    'POSTING_SELLER_UNKNOWN',
    'POSTING_SELLER_INACTIVE',
    'POSTING_PRODUCT_UNKNOWN',
    'POSTING_ITEM_INVALID',
    'POSTING_DUPLICATE',
    'POSTING_DATE_*',
    'SUBMISSION_*',
  ],
  input: postSaleRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, input): Promise<PostedSale> => {
    const { cpf, submissionId, versao, enviarMensagem, ...sale } = input;
    const submission = submissionId ? await lockSubmission(ctx, submissionId, { versao }) : null;
    if (submission) assertMove(submission, 'POSTADA');
    if (submission?.audience === 'CONSUMER') throw new AppError('SUBMISSION_OF_CONSUMER');
    if (submission) await refuseWhileHeld(ctx, submission.id);
    const seller = await sellerOf(ctx, cpf);
    if (submission && submission.seller_id !== seller.id) throw new AppError('SUBMISSION_SELLER_DIFFERENT');
    if (sale.realizadoEm > ctx.clock.today()) throw new AppError('POSTING_DATE_FUTURE');
    // Staff may type an older sale received another way; a receipt belongs to the month it was sent in.
    if (submission) await checkSaleDate(ctx, sale.realizadoEm, submission.id);
    const aprovadoPor = ctx.actor.kind === 'staff' ? ctx.actor.id : null;
    const { posted, judged } = await record(
      ctx,
      { ...sale, sellerId: seller.id, submissionId: submission?.id ?? null, origem: submission ? 'FOTO' : 'PAINEL', aprovadoPor },
      aprovadoPor === null ? null : { duplaDuvida: submission?.dupla_duvida ?? false },
    );
    await finish(ctx, { submission, celular: enviarMensagem ? seller.celular : null, identificador: sale.identificador }, posted);
    if (judged) {
      const person = { cpf, nome: seller.nome };
      reportSale(ctx, judged, { ...sale, moeda: 'PONTO', submissionId: submission?.id ?? null, person, dados: input });
    }
    return posted;
  },
  waits: (ctx, { submissionId }) => receiptWaits(ctx, submissionId),
  declined: (ctx, { submissionId }, why) => receiptStopsWaiting(ctx, submissionId, why),
});

/** The answer of a sale that waits for a second person. */
export const waitingSale = ({ id, valor, mensagem }: WaitingSale): PostedSale => ({
  id,
  totalPontos: valor,
  pontosLimitados: '0.00',
  saldo: null,
  aguardaAprovacao: true,
  mensagem,
});

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
  refuses: ['POSTING_TYPING_ONLY', 'STOCK_MISSING'],
  input: postOwnSaleRules,
  handler: async (ctx, { enviarMensagem: _noMessage, ...sale }) => {
    if (ctx.actor.kind !== 'seller') throw new AppError('NOT_ALLOWED');
    const { id, storeId, networkId } = ctx.actor;
    const [store] = await ctx.sql<{ tipo_pontuacao: number }>('select tipo_pontuacao from stores where id = $1', [storeId]);
    if (store?.tipo_pontuacao !== 1) throw new AppError('POSTING_TYPING_ONLY');
    await checkSaleDate(ctx, sale.realizadoEm);
    await lockStock(ctx, { storeId, networkId, itens: sale.itens });
    return (await record(ctx, { ...sale, sellerId: id, origem: 'DIGITACAO' })).posted;
  },
});
