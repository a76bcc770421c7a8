import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import { runAction } from '../../../platform/actions/run-action.ts';
import { AsRead, type FieldRead } from '../../../platform/audit/as-read.ts';
import type { AppContext } from '../../../platform/context.ts';
import { Changed } from '../../../platform/graphql/changed.ts';
import { IdScalar } from '../../../platform/graphql/id.ts';
import { readRowTree } from '../../../platform/lists/row-tree.ts';
import { ofMember } from '../../../platform/lists/selection.ts';
import { runQuery } from '../../../platform/queries/query.ts';
import type { ReversalReason } from '../../../shared/reversal-reason.ts';
import { CausaArg, ObservacaoArg } from '../../audiences/index.ts';
import { heldActionsList } from '../../second-person/index.ts';
import { plainSale } from '../sales/posting.types.ts';
import { cancelPosting } from './actions/cancel-posting.ts';
import { returnPostingToPending } from './actions/return-posting-to-pending.ts';
import { updatePosting } from './actions/update-posting.ts';
import { ownReviewPaceQuery } from './own-pace.query.ts';
import { reviewMetricsQuery } from './review.queries.ts';
import {
  CashbackInput,
  OwnReviewPaceType,
  PostCashbackResult,
  PostSaleResult,
  ReviewMetricsType,
  SaleInput,
  UndonePosting,
  UpdatePostingInput,
} from './review.types.ts';
import { sendCashback, sendSale } from './send-sale.ts';

/** Decisions of the staff about sales and their receipts: approve, cancel, return, correct; and the metrics of the queue. */
@Resolver()
export class ReviewResolver {
  @Mutation(() => PostCashbackResult, { description: 'Approves a purchase of a consumer; with submissionId it decides that receipt.' })
  postCashback(
    @Arg('input', () => CashbackInput) input: CashbackInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | undefined,
    @Ctx() ctx: AppContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return orRequest(sendCashback(ctx, { ...input }, { idempotencyKey }), ctx, info);
  }

  @Mutation(() => PostSaleResult, { description: 'Records a sale for a seller; with submissionId it decides that receipt.' })
  postSale(
    @Arg('input', () => SaleInput) input: SaleInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | undefined,
    @Ctx() ctx: AppContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return orRequest(sendSale(ctx, { ...input, ...plainSale(input) }, { idempotencyKey }), ctx, info);
  }

  @Mutation(() => UndonePosting, { description: 'Cancels an approved posting; points already spent become a debt.' })
  cancelPosting(
    @Arg('id', () => IdScalar) id: number,
    @CausaArg() causa: ReversalReason | undefined,
    @ObservacaoArg() observacao: string | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<UndonePosting> {
    return runAction(cancelPosting, ctx, { id, causa, observacao });
  }

  @Mutation(() => UndonePosting, { description: 'Takes a posting back and puts its receipt in the queue again.' })
  returnPostingToPending(
    @Arg('id', () => IdScalar) id: number,
    @CausaArg() causa: ReversalReason | undefined,
    @ObservacaoArg() observacao: string | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<UndonePosting> {
    return runAction(returnPostingToPending, ctx, { id, causa, observacao });
  }

  @Mutation(() => Changed, { description: 'Corrects what identifies the note of an approved sale; never its points.' })
  updatePosting(
    @Arg('input', () => UpdatePostingInput) input: UpdatePostingInput,
    @AsRead() lido: FieldRead[] | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(updatePosting, ctx, { ...input }, { lido });
  }

  @Query(() => OwnReviewPaceType, { description: 'How many receipts the reviewer who asks decided today, and how fast.' })
  ownReviewPace(@Ctx() ctx: AppContext): Promise<OwnReviewPaceType> {
    return runQuery(ownReviewPaceQuery, ctx, {});
  }

  @Query(() => ReviewMetricsType, { description: 'Age of the queues and notes per hour of each reviewer.' })
  reviewMetrics(
    @Arg('dias', () => Int, { nullable: true, description: 'Default 30.' }) dias: number | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<ReviewMetricsType> {
    return runQuery(reviewMetricsQuery, ctx, dias ? { dias } : {});
  }
}

/** A recorded sale as it is, a waiting one as the row of its request. */
async function orRequest(sent: ReturnType<typeof sendSale | typeof sendCashback>, ctx: AppContext, info: GraphQLResolveInfo) {
  const answer = await sent;
  if (!answer.aguardaAprovacao) return answer;
  // What was just written may not have reached the replica.
  return readRowTree(heldActionsList, { ...ctx, read: ctx.database.read }, ofMember(info, heldActionsList.rowType), answer.id);
}
