import { BalanceEntriesListResolver, MemberStandingResolver, OwnEntriesListResolver } from './balance.resolver.ts';

export { balanceEntriesList, ownEntriesList } from './entries.list.ts';
export { holdersScope } from './holders-scope.ts';
export { type MemberStanding, memberStandingQuery } from './member-standing.query.ts';

export const resolvers = [BalanceEntriesListResolver, MemberStandingResolver, OwnEntriesListResolver];
