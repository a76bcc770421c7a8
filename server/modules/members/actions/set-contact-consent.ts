import { createHash } from 'node:crypto';
import { defineAction } from '../../../platform/actions/action.ts';
import { Consent } from '../consent.entity.ts';
import { CONTACT_CONSENTS, contactConsentRules } from '../consent.rules.ts';
import { memberOf } from '../own-consents.query.ts';

/** A member says yes or no to notices by one channel; the words and the moment are kept, and earlier answers stay. */
export const setContactConsent = defineAction({
  name: 'setContactConsent',
  title: 'Preferência de avisos',
  permission: 'consent:manage',
  input: contactConsentRules,
  handler: async (ctx, { tipo, aceito }) => {
    const { kind, id: personId } = memberOf(ctx);
    const texto = CONTACT_CONSENTS[tipo];
    const textoHash = createHash('sha256').update(texto).digest('hex');
    const consent = ctx.em.create(Consent, { kind, personId, tipo, aceito, texto, textoHash, criadoEm: ctx.clock.now() });
    await ctx.flush();
    return { id: consent.id };
  },
});
