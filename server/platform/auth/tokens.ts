import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A new opaque session token: 256 random bits. Only its hash is kept. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** How the token of an integration begins: it is looked up among those, never among sessions. */
export const INTEGRATION_TOKEN = 'int_';

/** How a read-only access token begins. */
export const ACCESS_TOKEN = 'ana_';

/** What is stored in place of a token or a recovery uuid. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** What stands in place of the CPF of somebody whose data were erased: it cannot be read back, and the same CPF gives the same. */
export const erasedCpf = (cpf: string, secret: string): string => `hmac:${pseudonym(`cpf:${cpf}`, secret)}`;

/** A stable stand-in for personal data in keys that are not secret, such as rate-limit rows. */
export const pseudonym = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, 24);
