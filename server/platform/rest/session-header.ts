/** The token's position in the header: each position admits only its own audience (documents 000 §7, domain rules §4.0, 18). */
export interface HeaderTokens {
  /** From `|token`. */
  panel?: string;
  /** From `token|`. */
  store?: string;
  /** From `token||`. */
  social?: string;
  /** From `Bearer token`: any audience. */
  any?: string;
}

const TOKEN = /^[A-Za-z0-9_-]{20,200}$/;

/** Reads the Authorization header of either door. A malformed header counts as no token. */
export function readSessionHeader(header: string | undefined): HeaderTokens {
  if (!header || header.length > 8_192) return {};
  const bearer = /^Bearer\s+(.+)$/i.exec(header);
  if (bearer) return keep({ any: bearer[1] });
  const parts = header.split('|');
  if (parts.length === 3 && parts[1] === '' && parts[2] === '') return { social: parts[0] };
  if (parts.length !== 2) return {};
  return keep({ store: parts[0], panel: parts[1] });
}

function keep(tokens: HeaderTokens): HeaderTokens {
  return Object.fromEntries(Object.entries(tokens).filter(([, token]) => token !== undefined && TOKEN.test(token)));
}
