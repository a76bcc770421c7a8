import { createHash } from 'node:crypto';
import { defineAction } from '../../../platform/actions/action.ts';
import { Consent } from '../consent.entity.ts';
import { CONTACT_CONSENTS, contactConsentRules } from '../consent.rules.ts';
import { memberOf } from '../own-consents.query.ts';

/** A member accepts or declines notices by one channel; the wording and time are recorded, and earlier answers stay. */
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
