import { Arg, Ctx, Field, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { blindDecisionSet } from './blind-decision-set.ts';
import { blindReviewsList } from './blind-reviews.list.ts';
import { type BlindReviewOutcome, decideBlindReview } from './decide-blind-review.ts';

@InputType({ description: 'The second judgement of a drawn receipt.' })
class BlindReviewInput {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => blindDecisionSet)
  decisao!: keyof typeof blindDecisionSet;
  @Field(() => String, { nullable: true, description: 'One of the documented reasons; of a rejection.' })
  motivo?: string;
}

@ObjectType('BlindReviewOutcome', { description: 'How the two judgements compare.', simpleResolvers: true })
class BlindReviewOutcomeType implements BlindReviewOutcome {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => Boolean, { description: 'Whether both judged alike.' })
  concorda!: boolean;
  @Field(() => blindDecisionSet, { description: 'The first judgement.' })
  primeiraDecisao!: BlindReviewOutcome['primeiraDecisao'];
  @Field(() => String, { nullable: true, description: 'The reason of the first judgement when it was a rejection.' })
  primeiroMotivo!: string | null;
}

export const { resolver: BlindReviewsListResolver } = listDoor(blindReviewsList);

@Resolver()
export class BlindReviewResolver {
  @Mutation(() => BlindReviewOutcomeType, { description: 'The second judgement of a drawn receipt, which stays as it is.' })
  decideBlindReview(@Arg('input', () => BlindReviewInput) input: BlindReviewInput, @Ctx() ctx: AppContext): Promise<BlindReviewOutcome> {
    return runAction(decideBlindReview, ctx, { ...input });
  }
}
