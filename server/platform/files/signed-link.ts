import { readSignedToken, signToken } from '../auth/signed-token.ts';

/** What a link gives access to, and until when. */
export interface SignedFile {
  key: string;
  contentType: string;
  /** The name a browser saves the file as. */
  downloadName: string;
  expiresAt: Date;
  /** Download instead of displaying. */
  attachment?: boolean;
}

interface LinkPayload {
  k: string;
  t: string;
  n: string;
  e: number;
  d?: true;
}

const PURPOSE = 'arquivo';

/** The `:token` of GET /arquivos/:token: base64url JSON, a dot, its HMAC-SHA256. Tamper-proof but not encrypted. */
export function signLink({ key, contentType, downloadName, expiresAt, attachment }: SignedFile, secret: string): string {
  const payload: LinkPayload = { k: key, t: contentType, n: downloadName, e: Math.floor(expiresAt.getTime() / 1000) };
  if (attachment) payload.d = true;
  return signToken(PURPOSE, payload, secret);
}

/** What a token gives access to at this instant; null when it is altered, expired or malformed. */
export function verifyLink(token: string, secret: string, now: Date): SignedFile | null {
  const link = readLink(token, secret);
  return link && now.getTime() < link.expiresAt.getTime() ? link : null;
}

/** What a token was signed for, expired or not; null when we did not sign it. */
export function readLink(token: string, secret: string): SignedFile | null {
  const payload = readSignedToken(PURPOSE, token, secret) as LinkPayload | null;
  if (!payload) return null;
  const { k, t, n, e, d } = payload;
  return { key: k, contentType: t, downloadName: n, expiresAt: new Date(e * 1000), attachment: d === true };
}
