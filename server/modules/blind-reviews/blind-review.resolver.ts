import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { type FieldsOf, field, inputType, objectType, optional } from '../../platform/graphql/object-type.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { blindDecisionSet } from './blind-decision-set.ts';
import { blindReviewsList } from './blind-reviews.list.ts';
import { type BlindReviewOutcome, decideBlindReview } from './decide-blind-review.ts';

const BlindReviewInput = inputType('BlindReviewInput', 'The second judgement of a drawn receipt.', {
  id: field(IdScalar),
  decisao: field(blindDecisionSet),
  motivo: optional(String, 'One of the documented reasons; of a rejection.'),
});
type BlindReviewInput = InstanceType<typeof BlindReviewInput>;

const BlindReviewOutcomeType = objectType('BlindReviewOutcome', 'How the two judgements compare.', {
  id: field(IdScalar),
  concorda: field(Boolean, 'Whether both judged alike.'),
  primeiraDecisao: field(blindDecisionSet, 'The first judgement.'),
  primeiroMotivo: optional(String, 'The reason of the first judgement when it was a rejection.'),
} satisfies FieldsOf<BlindReviewOutcome>);

export const { resolver: BlindReviewsListResolver } = listDoor(blindReviewsList);

@Resolver()
export class BlindReviewResolver {
  @Mutation(() => BlindReviewOutcomeType, { description: 'The second judgement of a drawn receipt, which stays as it is.' })
  decideBlindReview(@Arg('input', () => BlindReviewInput) input: BlindReviewInput, @Ctx() ctx: AppContext): Promise<BlindReviewOutcome> {
    return runAction(decideBlindReview, ctx, { ...input });
  }
}
