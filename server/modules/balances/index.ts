import { BalanceEntriesListResolver, OwnEntriesListResolver } from './balance.resolver.ts';

export { balanceEntriesList } from './entries.list.ts';

export const resolvers = [BalanceEntriesListResolver, OwnEntriesListResolver];
