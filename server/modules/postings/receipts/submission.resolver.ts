import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { runAction } from '../../../platform/actions/run-action.ts';
import type { AppContext } from '../../../platform/context.ts';
import { Changed } from '../../../platform/graphql/changed.ts';
import { IdScalar } from '../../../platform/graphql/id.ts';
import { readUploads, UploadScalar, type UploadValue } from '../../../platform/graphql/upload.ts';
import { listDoor } from '../../../platform/lists/list-door.ts';
import { runQuery } from '../../../platform/queries/query.ts';
import type { ReversalReason } from '../../../shared/reversal-reason.ts';
import { type Audience, audienceSet, CausaArg, ObservacaoArg } from '../../audiences/index.ts';
import { claimNextSubmission } from './actions/claim-next-submission.ts';
import { claimSubmission } from './actions/claim-submission.ts';
import { closeSubmission } from './actions/close-submission.ts';
import { rejectSubmission } from './actions/reject-submission.ts';
import { releaseSubmission } from './actions/release-submission.ts';
import { removeLearnedProduct } from './actions/remove-learned-product.ts';
import { returnSubmissionToPending } from './actions/return-submission-to-pending.ts';
import { sendReceipts } from './actions/send-receipts.ts';
import { takeBackLearnedProduct } from './actions/take-back-learned-product.ts';
import { undoDecision } from './actions/undo-decision.ts';
import { closedCashbackList, pendingCashbackList } from './cashback-submissions.list.ts';
import { closedSubmissionsList, ownSubmissionsList } from './closed-submissions.list.ts';
import { submissionCounterpartQuery } from './counterpart.query.ts';
import { pendingSubmissionsList } from './pending-submissions.list.ts';
import { learnedProductsList } from './reading/learned-products.list.ts';
import { learnedReceiptsList } from './reading/learned-receipts.list.ts';
import { readingResultsList } from './reading/reading-results.list.ts';
import { submissionEventsQuery, submissionReviewQuery } from './submission.queries.ts';
import { SentReceiptType, SubmissionClaim, SubmissionCounterpart, SubmissionEventType, SubmissionReviewType } from './submission.types.ts';

@Resolver()
export class SubmissionResolver {
  @Query(() => SubmissionReviewType, { nullable: true, description: 'Everything about a receipt under review.' })
  submissionReview(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<SubmissionReviewType | null> {
    return runQuery(submissionReviewQuery, ctx, { id });
  }

  @Query(() => SubmissionCounterpart, { nullable: true, description: 'The same invoice as the other audience sent it.' })
  submissionCounterpart(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<SubmissionCounterpart | null> {
    return runQuery(submissionCounterpartQuery, ctx, { id });
  }

  @Query(() => [SubmissionEventType], { description: 'History of a receipt, oldest first.' })
  submissionEvents(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<SubmissionEventType[]> {
    return runQuery(submissionEventsQuery, ctx, { id });
  }

  @Mutation(() => [SentReceiptType], {
    description: 'Sends receipts (JPEG, PNG, WebP or PDF): each file is one submission. A grave doubt about one refuses them all.',
  })
  async sendReceipts(
    @Arg('files', () => [UploadScalar]) files: UploadValue[],
    @Arg('clientId', () => String, { nullable: true }) clientId: string | undefined,
    @Arg('chaves', () => [String], {
      nullable: true,
      description: 'Access keys that the sender typed, in the order of the files; empty is none.',
    })
    chaves: string[] | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<SentReceiptType[]> {
    return runAction(sendReceipts, ctx, { clientId, files: await readUploads(files), chaves, conferir: true });
  }

  @Mutation(() => SubmissionClaim, { description: 'Takes a receipt for review, or keeps the claim alive.' })
  claimSubmission(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<SubmissionClaim> {
    return runAction(claimSubmission, ctx, { id });
  }

  @Mutation(() => SubmissionClaim, {
    nullable: true,
    description: 'Claims the oldest receipt that nobody is looking at; null when there is none.',
  })
  claimNextSubmission(
    @Arg('audience', () => audienceSet, { nullable: true, description: 'Whose queue; by default that of sellers.' })
    audience: Audience | undefined,
    @Arg('skip', () => [IdScalar], { nullable: true, description: 'Receipts to leave aside for now.' }) skip: number[] | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<SubmissionClaim | null> {
    return runAction(claimNextSubmission, ctx, { ...(audience ? { audience } : {}), ...(skip ? { skip } : {}) });
  }

  @Mutation(() => Changed, { description: 'Lets a claimed receipt go.' })
  releaseSubmission(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(releaseSubmission, ctx, { id });
  }

  @Mutation(() => Changed, { description: 'Rejects a receipt with one of the seven reasons.' })
  rejectSubmission(
    @Arg('id', () => IdScalar) id: number,
    @Arg('versao', () => Int, { nullable: true }) versao: number | undefined,
    @Arg('motivo', () => String) motivo: string,
    @Arg('observacao', () => String, { nullable: true, description: 'What the sender reads beside the reason.' })
    observacao: string | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(rejectSubmission, ctx, { id, versao, motivo, observacao });
  }

  @Mutation(() => Changed, { description: 'Ends a receipt without a reason.' })
  closeSubmission(
    @Arg('id', () => IdScalar) id: number,
    @Arg('versao', () => Int, { nullable: true }) versao: number | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(closeSubmission, ctx, { id, versao });
  }

  @Mutation(() => SubmissionClaim, {
    description: 'Takes one’s own decision on a receipt back, within seconds, and claims the receipt; what it earned is reversed.',
  })
  undoDecision(
    @Arg('id', () => IdScalar) id: number,
    @Arg('versao', () => Int, { nullable: true, description: 'Version of the receipt that was decided; a later change is refused.' })
    versao: number | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<SubmissionClaim> {
    return runAction(undoDecision, ctx, { id, versao });
  }

  @Mutation(() => Changed, { description: 'Puts a rejected or ended receipt back in the queue.' })
  returnSubmissionToPending(
    @Arg('id', () => IdScalar) id: number,
    @CausaArg() causa: ReversalReason | undefined,
    @ObservacaoArg() observacao: string | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(returnSubmissionToPending, ctx, { id, causa, observacao });
  }

  @Mutation(() => Changed, { description: 'Removes what decisions taught about a printed description.' })
  removeLearnedProduct(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(removeLearnedProduct, ctx, { id });
  }

  @Mutation(() => Changed, {
    description: 'Removes a wrong learned description and returns the receipts credited with it to the queue; a second person approves.',
  })
  takeBackLearnedProduct(
    @Arg('id', () => IdScalar) id: number,
    @CausaArg() causa: ReversalReason | undefined,
    @ObservacaoArg() observacao: string | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(takeBackLearnedProduct, ctx, { id, causa, observacao });
  }
}

export const { resolver: PendingSubmissionsListResolver } = listDoor(pendingSubmissionsList);
export const { resolver: ClosedSubmissionsListResolver } = listDoor(closedSubmissionsList);
export const { resolver: OwnSubmissionsListResolver } = listDoor(ownSubmissionsList, { single: 'ownSubmission' });
export const { resolver: PendingCashbackListResolver } = listDoor(pendingCashbackList);
export const { resolver: ClosedCashbackListResolver } = listDoor(closedCashbackList);
export const { resolver: LearnedProductsListResolver } = listDoor(learnedProductsList);
export const { resolver: LearnedReceiptsListResolver } = listDoor(learnedReceiptsList);
export const { resolver: ReadingResultsListResolver } = listDoor(readingResultsList);
