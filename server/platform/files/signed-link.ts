import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link gives access to, and until when. */
export interface SignedFile {
  key: string;
  contentType: string;
  /** The name a browser saves the file under. */
  downloadName: string;
  expiresAt: Date;
  /** Download instead of showing. */
  attachment?: boolean;
}

interface LinkPayload {
  k: string;
  t: string;
  n: string;
  e: number;
  d?: true;
}

const MAX_TOKEN_LENGTH = 2_048;

/** The `:token` of GET /arquivos/:token: base64url JSON, a dot, its HMAC-SHA256. It hides nothing; it cannot be altered. */
export function signLink({ key, contentType, downloadName, expiresAt, attachment }: SignedFile, secret: string): string {
  const payload: LinkPayload = { k: key, t: contentType, n: downloadName, e: Math.floor(expiresAt.getTime() / 1000) };
  if (attachment) payload.d = true;
  const body = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `${body}.${signature(body, secret).toString('base64url')}`;
}

/** What a token gives access to at this instant; null when it is altered, expired or no token at all. */
export function verifyLink(token: string, secret: string, now: Date): SignedFile | null {
  const link = readLink(token, secret);
  return link && now.getTime() < link.expiresAt.getTime() ? link : null;
}

/** What a token was signed for, expired or not; null when we did not sign it. */
export function readLink(token: string, secret: string): SignedFile | null {
  const [body, sign, rest] = token.length <= MAX_TOKEN_LENGTH ? token.split('.') : [];
  if (!body || !sign || rest !== undefined) return null;
  const given = Buffer.from(sign, 'base64url');
  const expected = signature(body, secret);
  // The text is compared too: base64url has several spellings of one value.
  if (given.length !== expected.length || !timingSafeEqual(given, expected) || given.toString('base64url') !== sign) return null;
  // Only our own secret can have signed it, so its shape is ours.
  const { k, t, n, e, d } = JSON.parse(Buffer.from(body, 'base64url').toString()) as LinkPayload;
  return { key: k, contentType: t, downloadName: n, expiresAt: new Date(e * 1000), attachment: d === true };
}

function signature(body: string, secret: string): Buffer {
  // The prefix keeps a signature made for another purpose with the same secret from being a link.
  return createHmac('sha256', secret).update(`arquivo:${body}`).digest();
}
