import { defineAction } from '../../../../platform/actions/action.ts';
import { refuseOwnGain } from '../../../../platform/actions/own-gain.ts';
import type { ActionContext } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { formatPoints } from '../../../../shared/format.ts';
import { type PostedSale, recordSale } from '../../sales/record-sale.ts';
import { reportSale } from '../../sales/sale-request.ts';
import { approveReceipt, checkDecidedDate, lockDecided, waitsWithReceipt } from '../receipt-of-sale.ts';
import { postSaleRules } from '../submission.rules.ts';

/**
 * Staff record a seller's sale, from a queued receipt (which this decides) or typed. Values are those in force on the sale date; a note
 * earns once. What one person may not approve alone waits for a second approver (docs/adr/0025).
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
    'MONEY_PAUSED',
  ],
  input: postSaleRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, input): Promise<PostedSale> => {
    const { cpf, submissionId: _decided, versao: _seen, enviarMensagem, ...sale } = input;
    const receipt = await lockDecided(ctx, input, 'SELLER');
    const seller = await sellerOf(ctx, cpf);
    if (receipt && receipt.seller_id !== seller.id) throw new AppError('SUBMISSION_SELLER_DIFFERENT');
    await checkDecidedDate(ctx, receipt, sale.realizadoEm);
    const submissionId = receipt?.id ?? null;
    const { posted, judged } = await recordSale(ctx, { ...sale, sellerId: seller.id, submissionId }, receipt?.dupla_duvida);
    await approveReceipt(ctx, receipt, sale, {
      celular: enviarMensagem && seller.celular,
      texto: `Sua venda ${sale.identificador} foi aprovada: ${formatPoints(posted.totalPontos)} pontos.`,
    });
    if (judged) reportSale(ctx, judged, { ...sale, moeda: 'PONTO', submissionId, person: { cpf, nome: seller.nome }, dados: input });
    return posted;
  },
  ...waitsWithReceipt,
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

function mayScore({ actor }: ActionContext, seller: { store_id: number; network_id: number }): boolean {
  if (actor.kind !== 'staff') return true;
  if (actor.storeIds && !actor.storeIds.includes(seller.store_id)) return false;
  return !actor.networkIds || actor.networkIds.includes(seller.network_id);
}
