import { type Action, defineAction } from '../../../platform/actions/action.ts';
import { rateLimiter } from '../../../platform/auth/rate-limit.ts';
import type { AppContext } from '../../../platform/context.ts';
import { socialTicketRules } from '../social.rules.ts';
import { readTicket } from '../social-ticket.ts';
import '../social.errors.ts';
import { enter, type SignedIn } from '../enter.ts';

/** A ticket opens one session. */
const perTicket = (ctx: AppContext) => rateLimiter(ctx.database.pool, { name: 'social-ticket', points: 1, windowSeconds: 900 });

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
