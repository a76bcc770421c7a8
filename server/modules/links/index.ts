export { linkRuleSet, linkWeightSet } from './link-sets.ts';
export { linksScope } from './links.list.ts';

import { LinkResolver, SuspiciousLinksListResolver } from './link.resolver.ts';

export { linkTruths } from './link-truths.ts';
export { suspiciousLinksList } from './links.list.ts';

export const resolvers = [LinkResolver, SuspiciousLinksListResolver];
