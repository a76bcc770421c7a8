import { LinkResolver, SuspiciousLinksListResolver } from './link.resolver.ts';

export { linkInvariants } from './link-invariants.ts';

export const resolvers = [LinkResolver, SuspiciousLinksListResolver];
