import { defineAction } from '../../../platform/actions/action.ts';
import { actorKey } from '../../../platform/actor.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { formatPoints } from '../../../shared/format.ts';
import { queueWhatsApp } from '../../messaging/index.ts';
import { lockStock } from '../../stock/index.ts';
import { readNoteNumber } from '../note-number.ts';
import '../posting.errors.ts';
import { postOwnSaleRules, postSaleRules } from '../posting.rules.ts';
import { checkSaleDate } from '../sale-date.ts';
import { assertMove, lockSubmission, moveSubmission } from '../submission-moves.ts';

/** What a recorded sale answers: its id, the points it credited and the balance after them, as decimal text. */
export interface PostedSale {
  id: number;
  totalPontos: string;
  /** Points that the monthly limit held back. */
  pontosLimitados: string;
  saldo: string;
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

async function record(ctx: ActionContext, sale: Sale, sql = ctx.sql): Promise<PostedSale> {
  const [row] = await sql<{ answer: Omit<PostedSale, 'mensagem'> }>('select post_sale($1::jsonb, $2::date, $3::timestamptz) as answer', [
    JSON.stringify({
      ...sale,
      ...readNoteNumber(sale.identificador),
      ator: actorKey(ctx.actor),
    }),
    ctx.clock.today(),
    ctx.clock.now(),
  ]);
  return { ...row!.answer, mensagem: 'Venda processada com sucesso' };
}

/**
 * Staff record a sale for a seller, from a receipt of the queue (which it decides) or typed. Values are those in force on the
 * sale date; the note earns once. Refuses: POSTING_SELLER_UNKNOWN, POSTING_SELLER_INACTIVE, POSTING_PRODUCT_UNKNOWN,
 * POSTING_ITEM_INVALID, POSTING_DUPLICATE, POSTING_DATE_*, SUBMISSION_*.
 */
export const postSale = defineAction({
  name: 'postSale',
  title: 'Pontuação de venda',
  permission: 'sale:post',
  input: postSaleRules,
  handler: async (ctx, { cpf, submissionId, versao, enviarMensagem, ...sale }) => {
    const submission = submissionId ? await lockSubmission(ctx, submissionId, { versao }) : null;
    if (submission) assertMove(submission, 'POSTADA');
    if (submission?.audience === 'CONSUMER') throw new AppError('SUBMISSION_OF_CONSUMER');
    const [seller] = await ctx.look<{ id: number; ativo: boolean; celular: string | null; store_id: number; network_id: number }>(
      `select v.id, v.ativo, v.celular, v.store_id, s.network_id from sellers v join stores s on s.id = v.store_id
       where v.cpf = $1 and v.excluido_em is null`,
      [cpf],
    );
    if (!seller || !mayScore(ctx, seller)) throw new AppError('POSTING_SELLER_UNKNOWN');
    if (!seller.ativo) throw new AppError('POSTING_SELLER_INACTIVE');
    if (submission && submission.seller_id !== seller.id) throw new AppError('SUBMISSION_SELLER_DIFFERENT');
    if (sale.realizadoEm > ctx.clock.today()) throw new AppError('POSTING_DATE_FUTURE');
    // Staff may type an older sale that came to them otherwise; a receipt belongs to the month it was sent in.
    if (submission) await checkSaleDate(ctx, sale.realizadoEm, submission.id);
    const celular = enviarMensagem ? seller.celular : null;
    const posted = await record(
      ctx,
      {
        ...sale,
        sellerId: seller.id,
        submissionId: submission?.id ?? null,
        origem: submission ? 'FOTO' : 'PAINEL',
        aprovadoPor: ctx.actor.kind === 'staff' ? ctx.actor.id : null,
      },
      submission || celular ? ctx.sql : ctx.last,
    );
    if (submission) await moveSubmission(ctx, submission, 'POSTADA');
    if (celular)
      await queueWhatsApp(ctx, {
        celular,
        texto: `Sua venda ${sale.identificador} foi aprovada: ${formatPoints(posted.totalPontos)} pontos.`,
      });
    return posted;
  },
});

function mayScore({ actor }: ActionContext, seller: { store_id: number; network_id: number }): boolean {
  if (actor.kind !== 'staff') return true;
  if (actor.storeIds && !actor.storeIds.includes(seller.store_id)) return false;
  return !actor.networkIds || actor.networkIds.includes(seller.network_id);
}

/**
 * A seller of a typing store records a sale by product code. Stock is checked again under lock, so that two sellers cannot
 * score the last unit (§4.8). Refuses: POSTING_TYPING_ONLY, STOCK_MISSING and what postSale refuses of a sale.
 */
export const postOwnSale = defineAction({
  name: 'postOwnSale',
  title: 'Pontuação digitada',
  permission: 'sale:postOwn',
  input: postOwnSaleRules,
  handler: async (ctx, { enviarMensagem: _noMessage, ...sale }) => {
    if (ctx.actor.kind !== 'seller') throw new AppError('NOT_ALLOWED');
    const { id, storeId, networkId } = ctx.actor;
    const [store] = await ctx.look<{ tipo_pontuacao: number }>('select tipo_pontuacao from stores where id = $1', [storeId]);
    if (store?.tipo_pontuacao !== 1) throw new AppError('POSTING_TYPING_ONLY');
    await checkSaleDate(ctx, sale.realizadoEm);
    await lockStock(ctx, { storeId, networkId, itens: sale.itens });
    return record(ctx, { ...sale, sellerId: id, origem: 'DIGITACAO' }, ctx.last);
  },
});
