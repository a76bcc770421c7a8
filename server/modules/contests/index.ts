import { Contest } from './contest.entity.ts';
import { ContestResolver, ContestsListResolver } from './contest.resolver.ts';

export { Contest } from './contest.entity.ts';
export { contestsList } from './contests.list.ts';

export const entities = [Contest];
export const resolvers = [ContestResolver, ContestsListResolver];
