import { defineAction } from '../../../platform/actions/action.ts';
import { socialTicketRules } from '../social.rules.ts';
import { SocialIdentity } from '../social-identity.entity.ts';
import { readTicket } from '../social-ticket.ts';
import '../social.errors.ts';

/** Links a ticket's account to the seller signed in with CPF and password, which proves both. Linking it again changes nothing. */
export const linkSocialAccount = defineAction({
  name: 'linkSocialAccount',
  title: 'Ligação de conta social',
  permission: 'socialAccount:link',
  refuses: ['SOCIAL_TOKEN_INVALID', 'SOCIAL_TAKEN', 'SOCIAL_ALREADY_LINKED'],
  input: socialTicketRules,
  handler: async (ctx, { ticket }) => {
    const { provedor, emissor, sujeito } = readTicket(ctx, ticket);
    const sellerId = 'id' in ctx.actor ? ctx.actor.id : 0;
    ctx.logAs({ provedor });
    const present = await ctx.em.findOne(SocialIdentity, { emissor, sujeito, sellerId });
    if (present) return true;
    ctx.em.create(SocialIdentity, { sellerId, provedor, emissor, sujeito, criadoEm: ctx.clock.now() });
    await ctx.flush();
    // The seller's documented field (document 000 §3).
    if (provedor === 'google') await ctx.sql('update sellers set google_auth_id = $2 where id = $1', [sellerId, sujeito]);
    return true;
  },
});
