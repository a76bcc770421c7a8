import { consumerProfileRules } from '../../../../server/modules/consumers/consumer.rules.ts';
import { sellerProfileRules } from '../../../../server/modules/sellers/seller.rules.ts';
import { profileTexts as texts } from './profile.messages.ts';

interface Passwords {
  senha?: string | null | undefined;
  senhaAntiga?: string | null | undefined;
}

/** A new password is proven by the old one; the server judges whether it is right. */
const hasProof = ({ senha, senhaAntiga }: Passwords) => !senha || Boolean(senhaAntiga);
const proof = { path: ['senhaAntiga'], message: texts.currentRequired };

/** A seller's profile as its form sends it. */
export const sellerProfileFormRules = sellerProfileRules.refine(hasProof, proof);

/** A consumer's profile as its form sends it. */
export const consumerProfileFormRules = consumerProfileRules.refine(hasProof, proof);
