import { AccessToken } from './access-token.entity.ts';
import { analysisResolvers } from './analysis.resolver.ts';
import { SavedQuery } from './saved-query.entity.ts';

export { AccessToken } from './access-token.entity.ts';
export { TokenScope } from './console.resolver.ts';
export { SavedQuery } from './saved-query.entity.ts';

export const entities = [AccessToken, SavedQuery];
export const resolvers = analysisResolvers();
