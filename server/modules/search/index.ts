import { SearchResolver } from './search.resolver.ts';

export { searchQuery } from './search.query.ts';

export const resolvers = [SearchResolver];
