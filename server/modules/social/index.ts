import { SocialResolver } from './social.resolver.ts';
import { SocialIdentity } from './social-identity.entity.ts';

export { signInSellerByToken } from './actions/sign-in-social.ts';
export { socialRouter } from './social.router.ts';
export { SocialIdentity } from './social-identity.entity.ts';

export const entities = [SocialIdentity];
export const resolvers = [SocialResolver];
