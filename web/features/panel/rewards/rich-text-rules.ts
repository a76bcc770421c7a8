import { isUrl } from '../../../../server/shared/is-url.ts';

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** Schemes that the server keeps in a link. */
const ALLOWED_SCHEME = /^(https?|mailto):/i;

/** An address as people type it, with its scheme; null when it cannot be a link. `exemplo.com` becomes `https://exemplo.com`. */
export const linkAddress = (typed: string): string | null => {
  const text = typed.trim();
  if (!text || /\s/.test(text)) return null;
  const hasPort = /^[^/:]+:\d+(\/|$)/.test(text);
  const address = SCHEME.test(text) && !hasPort ? text : /^[^/]+@[^/]+$/.test(text) ? `mailto:${text}` : `https://${text}`;
  if (!ALLOWED_SCHEME.test(address) || !isUrl(address)) return null;
  return /^mailto:/i.test(address) || new URL(address).hostname.includes('.') ? address : null;
};

/** Pasted HTML with headings of the levels the editor knows: pages and Word begin at h1. What it does not know the editor drops itself. */
export const withKnownHeadings = (html: string): string =>
  html.replace(/<(\/?)h[12](?=[\s>])/gi, '<$1h3').replace(/<(\/?)h[56](?=[\s>])/gi, '<$1h4');
