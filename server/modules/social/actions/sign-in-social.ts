import { type Action, defineAction } from '../../../platform/actions/action.ts';
import { addressKey } from '../../../platform/auth/address-key.ts';
import { rateLimiter } from '../../../platform/auth/rate-limit.ts';
import type { ActionContext, AppContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { openSession } from '../../sessions/index.ts';
import { type SocialAccount, verifyIdToken } from '../open-id.ts';
import { socialTicketRules, socialTokenRules } from '../social.rules.ts';
import { readTicket } from '../social-ticket.ts';
import '../social.errors.ts';

interface SignedIn {
  token: string;
  personId: number;
}

/** Social sign-ins per address in fifteen minutes. */
const perAddress = (ctx: AppContext) => rateLimiter(ctx.database.pool, { name: 'social-ip', points: 100, windowSeconds: 900 });
/** A ticket opens one session. */
const perTicket = (ctx: AppContext) => rateLimiter(ctx.database.pool, { name: 'social-ticket', points: 1, windowSeconds: 900 });

async function enter(ctx: ActionContext, account: SocialAccount): Promise<SignedIn> {
  const [seller] = await ctx.sql<{ id: number; nome: string; ativo: boolean }>(
    `select v.id, v.nome, v.ativo from social_identities i join sellers v on v.id = i.seller_id
     where i.emissor = $1 and i.sujeito = $2 and v.excluido_em is null`,
    [account.emissor, account.sujeito],
  );
  if (!seller) {
    const { provedor, sujeito, nome, email } = account;
    throw new AppError('SOCIAL_NOT_LINKED', { provedor, id: sujeito, nome, email });
  }
  if (!seller.ativo) throw new AppError('SESSION_SELLER_INACTIVE');
  await ctx.sql('update social_identities set ultimo_uso_em = $3 where emissor = $1 and sujeito = $2', [
    account.emissor,
    account.sujeito,
    ctx.clock.now(),
  ]);
  const token = await openSession(ctx, 'SELLER', seller.id);
  ctx.logAs({ id: seller.id, provedor: account.provedor }, { key: `seller:${seller.id}`, nome: seller.nome });
  return { token, personId: seller.id };
}

const verified = new WeakMap<object, SocialAccount>();

/**
 * A seller signs in with a configured provider's ID token (document 000 §7). The provider is queried before the transaction opens.
 * Refuses: TOO_MANY_ATTEMPTS, SOCIAL_TOKEN_INVALID, SOCIAL_PROVIDER_AWAY, SOCIAL_NOT_LINKED with the account's details,
 * SESSION_SELLER_INACTIVE.
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

/** The same with the ticket the browser brought back from the provider; it opens one session. */
export const signInSellerSocial: Action<typeof socialTicketRules, SignedIn> = defineAction({
  name: 'signInSellerSocial',
  title: 'Entrada por rede social',
  permission: 'session:create',
  refuses: ['TOO_MANY_ATTEMPTS', 'SOCIAL_TOKEN_INVALID', 'SOCIAL_NOT_LINKED', 'SESSION_SELLER_INACTIVE'],
  input: socialTicketRules,
  before: (ctx, { ticket }) => perTicket(ctx).consume(readTicket(ctx, ticket).jti),
  handler: (ctx, { ticket }) => enter(ctx, readTicket(ctx, ticket)),
});
