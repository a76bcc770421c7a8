import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A new opaque session token: 256 random bits. Only its hash is kept. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Prefix of an integration's token, which is looked up among integrations, never among sessions. */
export const INTEGRATION_TOKEN = 'int_';

/** Prefix of a read-only access token. */
export const ACCESS_TOKEN = 'ana_';

/** What is stored in place of a token or a recovery uuid. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Replaces the CPF of an erased person: irreversible, but the same CPF always gives the same value. */
export const erasedCpf = (cpf: string, secret: string): string => `hmac:${pseudonym(`cpf:${cpf}`, secret)}`;

/** A stable stand-in for personal data in keys that are not secret, such as rate-limit rows. */
export const pseudonym = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, 24);
