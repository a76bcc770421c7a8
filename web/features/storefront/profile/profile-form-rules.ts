import { consumerProfileRules } from '../../../../server/modules/consumers/consumer.rules.ts';
import { sellerProfileRules } from '../../../../server/modules/sellers/seller.rules.ts';
import { profileTexts as texts } from './profile.messages.ts';

interface Passwords {
  senha?: string | null | undefined;
  senhaAntiga?: string | null | undefined;
}

/** Changing the password needs the old one; the server checks it. */
const hasProof = ({ senha, senhaAntiga }: Passwords) => !senha || Boolean(senhaAntiga);
const proof = { path: ['senhaAntiga'], message: texts.currentRequired };

/** Rules for a seller's profile form. */
export const sellerProfileFormRules = sellerProfileRules.refine(hasProof, proof);

/** Rules for a consumer's profile form. */
export const consumerProfileFormRules = consumerProfileRules.refine(hasProof, proof);
