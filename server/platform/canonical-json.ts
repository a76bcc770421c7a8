import { createHash } from 'node:crypto';

/** JSON with sorted keys, so equal values have equal text. Bytes are represented by their SHA-256. */
export function canonicalJson(value: unknown): string {
  // Not an arrow: `this` holds the value before its own toJSON turned a file's megabytes into an array of numbers.
  return JSON.stringify(value, function (this: Record<string, unknown>, key, inner: unknown) {
    const raw = this[key];
    if (Buffer.isBuffer(raw)) return createHash('sha256').update(raw).digest('hex');
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
