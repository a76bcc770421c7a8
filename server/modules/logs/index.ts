import { LogResolver, LogsListResolver } from './log.resolver.ts';

export { sealLogJob } from './actions/seal-log.ts';
export { logTypesQuery } from './log.queries.ts';
export { logsList } from './logs.list.ts';

export const resolvers = [LogResolver, LogsListResolver];
