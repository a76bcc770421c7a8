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

/** Staff record a sale, for either door. A sale that waits for a second person is an answer here, as the documents have it, not a refusal. */
export const sendSale = (ctx: AppContext, input: unknown, options: SendOptions = {}): Promise<PostedSale> =>
  orWaiting<PostedSale>(runAction(postSale, ctx, input, options), (totalPontos) => ({ totalPontos, pontosLimitados: '0.00' }));

/** The same for a consumer's purchase. */
export const sendCashback = (ctx: AppContext, input: unknown, options: SendOptions = {}): Promise<PostedCashback> =>
  orWaiting<PostedCashback>(runAction(postCashback, ctx, input, options), (cashback) => ({ cashback, proxima: false }));

/** The documented answer of a sale that waits (document 001 §7: 200 with mensagem), where `runAction` refuses it like every other request. */
async function orWaiting<Posted extends Waiting>(
  posting: Promise<Posted>,
  gain: (valor: DecimalText) => Omit<Posted, keyof Waiting>,
): Promise<Waiting & Omit<Posted, keyof Waiting>> {
  try {
    return await posting;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'SECOND_PERSON_NEEDED') throw error;
    const { id, valor } = error.params;
    const mensagem = 'Venda enviada para a segunda aprovação';
    return { id: Number(id), saldo: null, aguardaAprovacao: true, mensagem, ...gain(String(valor)) };
  }
}

type Waiting = Pick<PostedSale, 'id' | 'saldo' | 'aguardaAprovacao' | 'mensagem'>;
