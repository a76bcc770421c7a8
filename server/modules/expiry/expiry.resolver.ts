import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { DayScalar } from '../../platform/graphql/day.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { type FieldsOf, field, objectType, optional } from '../../platform/graphql/object-type.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { expirePoints } from './actions/expire-points.ts';
import { returnPoints } from './actions/return-points.ts';
import { expiredCashbackList, expiredPointsList } from './expired.lists.ts';
import type { ExpiryAudience } from './expiry.rules.ts';
import { type ExpiryPreview, expiryPreviewQuery, returnPreviewQuery } from './expiry-previews.ts';
import { expiryRunsList } from './expiry-runs.list.ts';
import { expiryAudienceSet } from './expiry-sets.ts';

const ExpiryPreviewType = objectType('ExpiryPreview', 'What a run would do now.', {
  pessoas: field(Int),
  lotes: field(Int),
  valor: field(DecimalScalar, 'Points, or BRL of consumers.'),
  valorReais: field(DecimalScalar, "The same in BRL, at each network's value of a point."),
} satisfies FieldsOf<ExpiryPreview>);

const ExpiryRunStarted = objectType('ExpiryRunStarted', 'A run that was started.', {
  id: optional(IdScalar, 'Null when there was nothing to do.'),
});
type ExpiryRunStarted = InstanceType<typeof ExpiryRunStarted>;

const AudienceArg = () => Arg('publico', () => expiryAudienceSet);

@Resolver()
export class ExpiryResolver {
  @Query(() => ExpiryPreviewType, { description: 'What expiring would write off now.' })
  expiryPreview(@AudienceArg() publico: ExpiryAudience, @Ctx() ctx: AppContext): Promise<ExpiryPreview> {
    return runQuery(expiryPreviewQuery, ctx, { publico });
  }

  @Query(() => ExpiryPreviewType, { description: 'What returning the runs of one day would give back now.' })
  returnPreview(
    @AudienceArg() publico: ExpiryAudience,
    @Arg('data', () => DayScalar, { description: 'Day of the run.' }) data: string,
    @Ctx() ctx: AppContext,
  ): Promise<ExpiryPreview> {
    return runQuery(returnPreviewQuery, ctx, { publico, data });
  }

  @Mutation(() => ExpiryRunStarted, { description: 'Starts writing off what is past its last day; expiryRuns tells how far it is.' })
  expirePoints(@AudienceArg() publico: ExpiryAudience, @Ctx() ctx: AppContext): Promise<ExpiryRunStarted> {
    return runAction(expirePoints, ctx, { publico });
  }

  @Mutation(() => ExpiryRunStarted, { description: 'Starts giving back what expired in the runs of one day, once.' })
  returnPoints(
    @AudienceArg() publico: ExpiryAudience,
    @Arg('data', () => DayScalar, { description: 'Day of the run.' }) data: string,
    @Ctx() ctx: AppContext,
  ): Promise<ExpiryRunStarted> {
    return runAction(returnPoints, ctx, { publico, data });
  }
}

export const ExpiryRunsListResolver = listDoor(expiryRunsList).resolver;
export const ExpiredPointsListResolver = listDoor(expiredPointsList).resolver;
export const ExpiredCashbackListResolver = listDoor(expiredCashbackList).resolver;
