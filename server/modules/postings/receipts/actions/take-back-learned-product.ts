import { defineAction } from '../../../../platform/actions/action.ts';
import type { ActionContext } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { formatBrl, formatInteger, formatPoints } from '../../../../shared/format.ts';
import { subtract } from '../../../../shared/money.ts';
import { reversePostingRules } from '../../sales/posting.rules.ts';
import { undoPosting } from '../undo-posting.ts';
import { forgetLearned } from './remove-learned-product.ts';
import '../submission.errors.ts';

/** Receipts of one request, so that its transaction stays short. */
const MOST_RECEIPTS = 2_000;
const PATIENCE_SECONDS = 120;

/**
 * Corrects a wrong learned description: removes it and returns each receipt that was credited with it to the queue, all or none. Always takes a
 * second person. What was credited in the meantime changes the effect, which the approver then reads again.
 */
export const takeBackLearnedProduct = defineAction({
  name: 'takeBackLearnedProduct',
  title: 'Correção de descrição aprendida',
  permission: 'posting:return',
  refuses: [
    'LEARNED_PRODUCT_NOT_FOUND',
    'LEARNED_PRODUCT_UNUSED',
    'LEARNED_PRODUCT_TOO_MANY',
    'POSTING_NOT_FOUND',
    'LEDGER_POINTS_SPENT',
    'OWN_GAIN',
    'MONEY_PAUSED',
  ],
  input: reversePostingRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, { id, ...reason }) => {
    await ctx.patience(PATIENCE_SECONDS);
    const learned = await forgetLearned(ctx, id);
    const receipts = await readReceipts(ctx, learned.submissionIds);
    const postingIds = receipts.map(({ postingId }) => postingId);
    const credited = await readCredited(ctx, postingIds);
    for (const postingId of postingIds) await undoPosting(ctx, postingId, 'DEVOLVIDA', { reason });
    await ctx.sql('select estimate_reading(x, $2) from unnest($1::int[]) as x', [
      receipts.map(({ submissionId }) => submissionId),
      ctx.clock.today(),
    ]);
    const after = await readCredited(ctx, postingIds);
    ctx.logAs({ descricao: learned.descricao, productId: learned.productId, notas: postingIds, causa: reason.causa });
    ctx.secondPerson({
      motivo: 'SEMPRE',
      resumo: `Corrigir a descrição "${learned.descricao}": deixa de ser ${learned.produto}, e ${notes(postingIds.length)} à análise`,
      mudancas: [
        `Pontos retirados: ${formatPoints(credited.pontos)}`,
        `Cashback retirado: ${formatBrl(credited.reais)}`,
        `Dívida em pontos: ${formatPoints(subtract(after.dividaPontos, credited.dividaPontos))}`,
        `Dívida em reais: ${formatBrl(subtract(after.dividaReais, credited.dividaReais))}`,
      ],
      networkId: learned.networkId,
    });
    return { id };
  },
});

const notes = (count: number) => (count === 1 ? '1 nota volta' : `${formatInteger(count)} notas voltam`);

interface Receipt {
  postingId: number;
  submissionId: number;
}

/** The credited receipts in the order in which they are locked. Refuses none and too many. */
async function readReceipts(ctx: ActionContext, submissionIds: readonly number[]): Promise<Receipt[]> {
  const receipts = await ctx.sql<Receipt>(
    `select p.id as "postingId", p.submission_id as "submissionId"
     from postings p where p.submission_id = any($1::int[]) and p.status = 'APROVADA' order by p.submission_id`,
    [submissionIds],
  );
  if (receipts.length === 0) throw new AppError('LEARNED_PRODUCT_UNUSED');
  if (receipts.length > MOST_RECEIPTS) throw new AppError('LEARNED_PRODUCT_TOO_MANY', { maximo: formatInteger(MOST_RECEIPTS) });
  return receipts;
}

interface Credited {
  pontos: string;
  reais: string;
  dividaPontos: string;
  dividaReais: string;
}

/** What the postings gave, and what their members owe now. */
async function readCredited(ctx: ActionContext, postingIds: readonly number[]): Promise<Credited> {
  const [row] = await ctx.sql<Credited>(
    `with given as (select coalesce(sum(total_pontos) filter (where audience = 'SELLER'), 0)::numeric(14,2) as pontos,
         coalesce(sum(cashback) filter (where audience = 'CONSUMER'), 0)::numeric(14,2) as reais from postings where id = any($1::int[])),
       owing as (select coalesce(sum(a.debt) filter (where a.currency = 'PONTO'), 0)::numeric(14,2) as pontos,
         coalesce(sum(a.debt) filter (where a.currency <> 'PONTO'), 0)::numeric(14,2) as reais
         from accounts a where a.id in (select e.account_id from entries e
           where e.origem_tipo = 'posting' and e.origem_id = any($1::int[]::text[])))
     select g.pontos, g.reais, o.pontos as "dividaPontos", o.reais as "dividaReais" from given g cross join owing o`,
    [postingIds],
  );
  return row!;
}
