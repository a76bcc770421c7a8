import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { AppContext } from '../../../platform/context.ts';
import { DayScalar } from '../../../platform/graphql/day.ts';
import { DecimalScalar } from '../../../platform/graphql/decimal.ts';
import { IdScalar } from '../../../platform/graphql/id.ts';
import { field, inputType, objectType, optional } from '../../../platform/graphql/object-type.ts';
import { runQuery } from '../../../platform/queries/query.ts';
import { audienceSet } from '../../audiences/index.ts';
import { type MemberCohort, memberCohortsQuery } from './member-cohorts.query.ts';
import { totalsCatalogueQuery } from './totals-catalogue.query.ts';

const MemberCohortType = objectType('MemberCohort', 'Members of one cohort in one month after their first sale or purchase.', {
  cohort: field(String, "Month of the first sale or purchase, 'YYYY-MM'."),
  monthsSince: field(Int, 'Months since then, from 0.'),
  members: field(Int, 'Members of the cohort.'),
  active: field(Int, 'Members with a sale or purchase in that month.'),
  retention: field(DecimalScalar, 'Active members, in percent of the cohort.'),
});
const MemberCohortsFilter = inputType('MemberCohortsFilter', 'Members that memberCohorts counts; all given conditions hold.', {
  audience: field(audienceSet, 'Sellers or consumers.'),
  from: optional(DayScalar, 'First day of the first sale or purchase.'),
  to: optional(DayScalar, 'Last day of the first sale or purchase, inclusive.'),
  networkId: optional(IdScalar, 'Sellers of one network.'),
  storeId: optional(IdScalar, 'Sellers of one store.'),
});

const TotalsField = objectType('TotalsField', 'A dimension or measure of a totals field.', {
  name: field(String, 'Word of the enum.'),
  field: field(String, 'Field of the answer.'),
  label: optional(String, 'Field of the answer that holds the name; null for measures and for dimensions that are words themselves.'),
  title: field(String, 'Title in Portuguese.'),
  description: field(String, 'Meaning in English.'),
  unit: optional(String, 'Unit of a measure: rows, BRL, points, units, %, days, hours or members; null for dimensions.'),
});
const TotalsEntry = objectType('TotalsCatalogueEntry', 'A totals field: what it groups by and what it computes.', {
  name: field(String, 'Name of the query.'),
  title: field(String, 'Title in Portuguese.'),
  description: field(String, 'Meaning in English.'),
  date: field(String, 'Day that periods and the filter use.'),
  scopes: field([String], 'Scopes, one of which a token needs.'),
  dimensions: field([TotalsField], 'What it groups by besides periods.'),
  measures: field([TotalsField], 'What it computes of each group.'),
});

@Resolver()
export class TotalsResolver {
  @Query(() => [MemberCohortType], { description: 'Retention by month of the first sale or purchase, in one statement.' })
  memberCohorts(
    @Arg('filter', () => MemberCohortsFilter) filter: InstanceType<typeof MemberCohortsFilter>,
    @Ctx() ctx: AppContext,
  ): Promise<MemberCohort[]> {
    return runQuery(memberCohortsQuery, ctx, { ...filter });
  }

  @Query(() => [TotalsEntry], { description: 'The totals fields that the reader may query: dimensions, measures, units and token scopes.' })
  totalsCatalogue(@Ctx() ctx: AppContext): Promise<InstanceType<typeof TotalsEntry>[]> {
    return runQuery(totalsCatalogueQuery, ctx);
  }
}
