import { runAction } from '../../../platform/actions/run-action.ts';
import type { AppContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { DecimalText } from '../../../shared/decimal-text.ts';
import type { PostedCashback, PostedSale } from '../sales/record-sale.ts';
import { postCashback } from './actions/post-cashback.ts';
import { postSale } from './actions/post-sale.ts';

interface SendOptions {
  idempotencyKey?: string | undefined;
}

/** A sale that earns once a second person approves its request. */
interface WaitingSale {
  /** Of the request. */
  id: number;
  aguardaAprovacao: true;
  mensagem: string;
  /** Points or cashback that it will earn. */
  valor: DecimalText;
}

/** Staff record a sale, for either door. A sale that waits for a second person is an answer here, as the documents have it, not a refusal. */
export const sendSale = (ctx: AppContext, input: unknown, options: SendOptions = {}): Promise<PostedSale | WaitingSale> =>
  orWaiting(runAction(postSale, ctx, input, options));

/** The same for a consumer's purchase. */
export const sendCashback = (ctx: AppContext, input: unknown, options: SendOptions = {}): Promise<PostedCashback | WaitingSale> =>
  orWaiting(runAction(postCashback, ctx, input, options));

/** The documented answer of a sale that waits (document 001 §7: 200 with mensagem), where `runAction` refuses it like every other request. */
async function orWaiting<Posted>(posting: Promise<Posted>): Promise<Posted | WaitingSale> {
  try {
    return await posting;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'SECOND_PERSON_NEEDED') throw error;
    const { id, valor } = error.params;
    return {
      id: Number(id),
      aguardaAprovacao: true,
      mensagem: 'Venda enviada para a segunda aprovação',
      valor: String(valor) as DecimalText,
    };
  }
}
