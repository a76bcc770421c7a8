import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { AppContext } from '../../platform/context.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { filterClassOf } from '../../platform/lists/list-door.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { consumerRedemptionsList } from './consumer-redemptions.list.ts';
import { payoutDeskQuery, payoutStagesQuery } from './payout.queries.ts';
import { PayoutDeskType, PayoutStageTotalType, PayoutStepType } from './payout.types.ts';
import { payoutLifeQuery } from './payout-life.query.ts';

/** Reads of the payments' screen besides its list. */
@Resolver()
export class PayoutResolver {
  @Query(() => [PayoutStageTotalType], { description: 'Redemptions of cashback by the step of their payment, and all together.' })
  payoutStages(
    @Ctx() ctx: AppContext,
    @Arg('search', () => String, { nullable: true, description: 'Words that a row must hold, as in the list.' }) search?: string,
    @Arg('filter', () => filterClassOf(consumerRedemptionsList)!, { nullable: true }) filter?: object,
  ): Promise<PayoutStageTotalType[]> {
    return runQuery(payoutStagesQuery, ctx, { search, filter: { ...filter } });
  }

  @Query(() => PayoutDeskType, { description: 'What decides about payments for the reader, besides the payments themselves.' })
  payoutDesk(@Ctx() ctx: AppContext): Promise<PayoutDeskType> {
    return runQuery(payoutDeskQuery, ctx);
  }

  @Query(() => [PayoutStepType], { description: 'Every move of one payment from its request on, oldest first.' })
  payoutLife(
    @Arg('id', () => IdScalar, { description: 'Id of the redemption.' }) id: number,
    @Ctx() ctx: AppContext,
  ): Promise<PayoutStepType[]> {
    return runQuery(payoutLifeQuery, ctx, { id });
  }
}
