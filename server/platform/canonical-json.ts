import { createHash } from 'node:crypto';

/** JSON with sorted keys: two spellings of one value are the same text. Bytes are named by their SHA-256, not written out. */
export function canonicalJson(value: unknown): string {
  // Not an arrow: `this` holds the value before its own toJSON turned megabytes of a file into a list of numbers.
  return JSON.stringify(value, function (this: Record<string, unknown>, key, inner: unknown) {
    const raw = this[key];
    if (Buffer.isBuffer(raw)) return createHash('sha256').update(raw).digest('hex');
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
