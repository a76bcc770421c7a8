import { SocialResolver } from './social.resolver.ts';
import { SocialIdentity } from './social-identity.entity.ts';

export { signInSellerByToken } from './actions/sign-in-seller-by-token.ts';
export { socialRouter } from './social.router.ts';
export { SocialIdentity } from './social-identity.entity.ts';

export const entities = [SocialIdentity];
export const resolvers = [SocialResolver];
