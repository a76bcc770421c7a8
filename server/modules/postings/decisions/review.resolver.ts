import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { runAction } from '../../../platform/actions/run-action.ts';
import { AsRead, type FieldRead } from '../../../platform/audit/as-read.ts';
import type { AppContext } from '../../../platform/context.ts';
import { Changed } from '../../../platform/graphql/changed.ts';
import { IdScalar } from '../../../platform/graphql/id.ts';
import { runQuery } from '../../../platform/queries/query.ts';
import { updatePosting } from '../sales/actions/update-posting.ts';
import { postingEditsQuery } from '../sales/posting-edits.query.ts';
import { ownReviewPaceQuery } from './own-pace.query.ts';
import { reviewMetricsQuery } from './review.queries.ts';
import { OwnReviewPaceType, PostingEditType, ReviewMetricsType, UpdatePostingInput } from './review.types.ts';

/** Moderation beyond the documents: corrections of a note's data, metrics. */
@Resolver()
export class ReviewResolver {
  @Mutation(() => Changed, { description: 'Corrects what identifies the note of an approved sale; never its points.' })
  updatePosting(
    @Arg('input', () => UpdatePostingInput) input: UpdatePostingInput,
    @AsRead() lido: FieldRead[] | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(updatePosting, ctx, { ...input }, { lido });
  }

  @Query(() => [PostingEditType], { description: 'Corrections of what identifies a sale, oldest first.' })
  postingEdits(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<PostingEditType[]> {
    return runQuery(postingEditsQuery, ctx, { id });
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
