import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { AppContext } from '../../platform/context.ts';
import { connectionDoor } from '../../platform/lists/connection-door.ts';
import { ListOptionsInput } from '../../platform/lists/list-door.ts';
import { relationDoor } from '../../platform/lists/relation-door.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { connections } from './connections.ts';
import { AccessTokensListResolver, ConsoleResolver, SavedQueriesListResolver } from './console.resolver.ts';
import { relations } from './relations.ts';
import { redemptionTotalsQuery, salesTotalsQuery } from './totals.query.ts';
import { RedemptionTotalType, SalesTotalType, TotalsDimension, TotalsFilter } from './totals.types.ts';

const GROUP_BY = 'What to group by; the order of the answer without a sort.';
const OPTIONS = 'Page and order of the groups; sort by any field that is not null.';

@Resolver()
class TotalsResolver {
  @Query(() => [SalesTotalType], {
    description: 'Approved sales of sellers summed by month, network, store, seller or product, in one statement.',
  })
  salesTotals(
    @Arg('groupBy', () => [TotalsDimension], { description: GROUP_BY }) groupBy: TotalsDimension[],
    @Ctx() ctx: AppContext,
    @Arg('filter', () => TotalsFilter, { nullable: true }) filter?: TotalsFilter,
    @Arg('options', () => ListOptionsInput, { nullable: true, description: OPTIONS }) options?: ListOptionsInput,
  ): Promise<SalesTotalType[]> {
    return runQuery(salesTotalsQuery, ctx, { groupBy, filter: { ...filter }, options: { ...options } });
  }

  @Query(() => [RedemptionTotalType], {
    description: 'Redemptions of sellers summed by month, network, store or seller, in one statement.',
  })
  redemptionTotals(
    @Arg('groupBy', () => [TotalsDimension], { description: GROUP_BY }) groupBy: TotalsDimension[],
    @Ctx() ctx: AppContext,
    @Arg('filter', () => TotalsFilter, { nullable: true }) filter?: TotalsFilter,
    @Arg('options', () => ListOptionsInput, { nullable: true, description: OPTIONS }) options?: ListOptionsInput,
  ): Promise<RedemptionTotalType[]> {
    return runQuery(redemptionTotalsQuery, ctx, { groupBy, filter: { ...filter }, options: { ...options } });
  }
}

/** Analysts' tools besides the lists: relations between rows, cursor connections, totals. */
export function analysisResolvers(): Function[] {
  return [
    TotalsResolver,
    ConsoleResolver,
    AccessTokensListResolver,
    SavedQueriesListResolver,
    ...relationDoor(relations),
    ...connections.map(connectionDoor),
  ];
}
