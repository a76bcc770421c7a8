import { actorKey } from '../../../platform/actor.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { readNoteNumber } from './note-number.ts';
import './posting.errors.ts';
import type { Judged } from './sale-request.ts';

interface Posted {
  id: number;
  /** Balance after it. */
  saldo: string;
  /** A sale that waits for a second person is answered as its request (receipts/send-sale.ts). */
  aguardaAprovacao: false;
  mensagem: string;
}

/** Result of recording a sale: its id, the points credited and the new balance, as decimal text. */
export interface PostedSale extends Posted {
  totalPontos: string;
  /** Points withheld by the monthly limit. */
  pontosLimitados: string;
}

/** Result of recording a purchase: its id, the cashback earned and the consumer's new balance, as decimal text in BRL. */
export interface PostedCashback extends Posted {
  cashback: string;
  /** Whether the cashback is carried to a later campaign. */
  proxima: boolean;
}

interface Note {
  tipoFiscal: string;
  identificador: string;
  realizadoEm: string;
  /** The receipt that it came from. */
  submissionId?: number | null;
}

interface Sale extends Note {
  sellerId: number;
  itens: { codigo: string; qtde: string; valorUnitario: string; valorDesconto: string }[];
}

interface Purchase extends Note {
  consumerId: number;
  cnpjLoja: string;
  totalVenda: string;
  valorProdutosSW: string;
}

interface Recorded<Answer> {
  posted: Answer;
  /** Null unless a member of staff recorded it. */
  judged: Judged | null;
}

/** Records a seller's sale and credits its points. `duplaDuvida`: its receipt raised doubts of both kinds. Refuses as post_sale does. */
export const recordSale = (ctx: ActionContext, sale: Sale, duplaDuvida = false): Promise<Recorded<PostedSale>> =>
  record(ctx, 'post_sale', sale, duplaDuvida);

/** Records a consumer's purchase and credits its cashback. Refuses as post_cashback does. */
export const recordPurchase = (ctx: ActionContext, purchase: Purchase, duplaDuvida = false): Promise<Recorded<PostedCashback>> =>
  record(ctx, 'post_cashback', purchase, duplaDuvida);

/** For staff the database also says whether it takes a second person: only the recorded sale knows what it earns. */
async function record<Answer extends Posted>(
  ctx: ActionContext,
  post: 'post_sale' | 'post_cashback',
  note: Sale | Purchase,
  duplaDuvida: boolean,
): Promise<Recorded<Answer>> {
  const staff = ctx.actor.kind === 'staff' ? ctx.actor : null;
  const [row] = await ctx.sql<{ answer: Answer; judged: Judged | null }>(
    `select s.answer, case when $4 then judge_sale((s.answer ->> 'id')::int, $5, $6, $2::date) end as judged
     from (select ${post}($1::jsonb, $2::date, $3::timestamptz) as answer offset 0) s`,
    [
      JSON.stringify({
        ...note,
        ...readNoteNumber(note.identificador),
        origem: ctx.actor.kind === 'seller' ? 'DIGITACAO' : note.submissionId ? 'FOTO' : 'PAINEL',
        redes: staff?.networkIds ?? null,
        aprovadoPor: staff?.id ?? null,
        ator: actorKey(ctx.actor),
      }),
      ctx.clock.today(),
      ctx.clock.now(),
      staff !== null,
      duplaDuvida,
      ctx.approves ? null : (staff?.id ?? null),
    ],
  );
  const { answer, judged } = row!;
  return { posted: { ...answer, aguardaAprovacao: false, mensagem: 'Venda processada com sucesso' }, judged };
}
