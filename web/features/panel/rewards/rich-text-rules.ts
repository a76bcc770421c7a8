import { isUrl } from '../../../../server/shared/is-url.ts';

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** URL schemes the server allows in links. */
const ALLOWED_SCHEME = /^(https?|mailto):/i;

/** Normalises a typed address by adding a scheme; null when it cannot be a link. `exemplo.com` becomes `https://exemplo.com`. */
export const linkAddress = (typed: string): string | null => {
  const text = typed.trim();
  if (!text || /\s/.test(text)) return null;
  const hasPort = /^[^/:]+:\d+(\/|$)/.test(text);
  const address = SCHEME.test(text) && !hasPort ? text : /^[^/]+@[^/]+$/.test(text) ? `mailto:${text}` : `https://${text}`;
  if (!ALLOWED_SCHEME.test(address) || !isUrl(address)) return null;
  return /^mailto:/i.test(address) || new URL(address).hostname.includes('.') ? address : null;
};

/**
 * Pasted HTML with headings shifted to the editor's levels, because pages and Word start at h1. The editor itself drops what it does not
 * support.
 */
export const withKnownHeadings = (html: string): string =>
  html.replace(/<(\/?)h[12](?=[\s>])/gi, '<$1h3').replace(/<(\/?)h[56](?=[\s>])/gi, '<$1h4');
