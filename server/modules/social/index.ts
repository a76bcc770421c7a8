export { signInSellerByToken } from './actions/sign-in-social.ts';
export { socialRouter } from './social.router.ts';
export { SocialIdentity } from './social-identity.entity.ts';
