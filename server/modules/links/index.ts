import { LinkResolver, SuspiciousLinksListResolver } from './link.resolver.ts';

export { suspiciousLinksList } from './links.list.ts';
export { linkTruths } from './link-truths.ts';

export const resolvers = [LinkResolver, SuspiciousLinksListResolver];
