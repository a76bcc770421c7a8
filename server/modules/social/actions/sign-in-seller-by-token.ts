import { type Action, defineAction } from '../../../platform/actions/action.ts';
import { addressKey } from '../../../platform/auth/address-key.ts';
import { rateLimiter } from '../../../platform/auth/rate-limit.ts';
import type { AppContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { type SocialAccount, verifyIdToken } from '../open-id.ts';
import { socialTokenRules } from '../social.rules.ts';
import '../social.errors.ts';
import { enter, type SignedIn } from '../enter.ts';

/** Social sign-ins per address in fifteen minutes. */
const perAddress = (ctx: AppContext) => rateLimiter(ctx.database.pool, { name: 'social-ip', points: 100, windowSeconds: 900 });

const verified = new WeakMap<object, SocialAccount>();

/**
 * A seller signs in with a configured provider's ID token (document 000 §7). The provider is queried before the transaction opens. A
 * refusal of an account without a seller carries the account's details.
 */
export const signInSellerByToken: Action<typeof socialTokenRules, SignedIn> = defineAction({
  name: 'signInSellerByToken',
  title: 'Entrada por rede social',
  permission: 'session:create',
  refuses: ['TOO_MANY_ATTEMPTS', 'SOCIAL_TOKEN_INVALID', 'SOCIAL_PROVIDER_AWAY', 'SOCIAL_NOT_LINKED', 'SESSION_SELLER_INACTIVE'],
  input: socialTokenRules,
  before: async (ctx, input) => {
    await perAddress(ctx).consume(addressKey(ctx));
    const provider = ctx.env.SOCIAL_PROVIDERS.find(({ id }) => id === input.provedor);
    if (!provider) throw new AppError('SOCIAL_TOKEN_INVALID');
    verified.set(input, await verifyIdToken(ctx, provider, input.token));
  },
  handler: (ctx, input) => {
    const account = verified.get(input);
    if (!account) throw new AppError('SOCIAL_TOKEN_INVALID');
    return enter(ctx, account);
  },
});
