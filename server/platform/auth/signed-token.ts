import { createHmac, timingSafeEqual } from 'node:crypto';

const MAX_TOKEN_LENGTH = 8_192;

/**
 * A payload that travels in a URL: base64url JSON, a dot, its HMAC-SHA256. Tamper-proof but not encrypted. The purpose keeps a token from
 * being used for anything else.
 */
export function signToken(purpose: string, payload: object, secret: string): string {
  const body = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `${body}.${signature(purpose, body, secret).toString('base64url')}`;
}

/** The payload signed for this purpose; null when the token is altered, foreign or malformed. The caller checks expiry. */
export function readSignedToken(purpose: string, token: string, secret: string): unknown {
  const [body, sign, rest] = token.length <= MAX_TOKEN_LENGTH ? token.split('.') : [];
  if (!body || !sign || rest !== undefined) return null;
  const given = Buffer.from(sign, 'base64url');
  const expected = signature(purpose, body, secret);
  // The text is compared too: one value has several base64url spellings.
  if (given.length !== expected.length || !timingSafeEqual(given, expected) || given.toString('base64url') !== sign) return null;
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as unknown;
}

function signature(purpose: string, body: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}:${body}`).digest();
}
