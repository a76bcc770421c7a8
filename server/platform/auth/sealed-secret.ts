import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const [KEY_BYTES, IV_BYTES, TAG_BYTES] = [32, 12, 16];
const VERSION = 'v1';

/**
 * Encrypts a short secret for a database column: AES-256-GCM under a key derived from SECRET. `owner` is authenticated with it, so a value
 * copied to another row does not open.
 */
export function sealSecret(text: string, owner: string, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
}

/** Decrypts what `sealSecret` returned. Null when it was altered, belongs to another owner, or SECRET has changed since. */
export function openSecret(sealed: string, owner: string, secret: string): string | null {
  const [version, body = ''] = sealed.split('.');
  const bytes = Buffer.from(body, 'base64url');
  if (version !== VERSION || bytes.length < IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    // The authentication tag does not match; node:crypto has no other way to say so.
    return null;
  }
}

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'sealed-secret', KEY_BYTES));
