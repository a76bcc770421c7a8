/** Whether a header value is a valid client key: printable ASCII without spaces, at most 100 characters. */
export const isIdempotencyKey = (value: unknown): value is string => typeof value === 'string' && /^[\x21-\x7e]{1,100}$/.test(value);
