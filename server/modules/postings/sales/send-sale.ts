import { runAction } from '../../../platform/actions/run-action.ts';
import type { AppContext } from '../../../platform/context.ts';
import { type PostedCashback, postCashback, waitingPurchase } from './actions/post-cashback.ts';
import { type PostedSale, postSale, waitingSale } from './actions/post-sale.ts';
import { orWaiting } from './sale-request.ts';

interface SendOptions {
  idempotencyKey?: string | undefined;
}

/** Staff record a sale, for either door. A sale that waits for a second person is an answer here, as the documents have it, not a refusal. */
export const sendSale = (ctx: AppContext, input: unknown, options: SendOptions = {}): Promise<PostedSale> =>
  orWaiting(runAction(postSale, ctx, input, options), waitingSale);

/** The same for a consumer's purchase. */
export const sendCashback = (ctx: AppContext, input: unknown, options: SendOptions = {}): Promise<PostedCashback> =>
  orWaiting(runAction(postCashback, ctx, input, options), waitingPurchase);
