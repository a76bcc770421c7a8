import { useCallback, useMemo, useRef } from 'react';

const KEY_BYTES = 16;

/** Random hexadecimal text; `crypto.randomUUID` is unavailable on pages not served over https. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export interface SendingKey {
  /** The idempotency key for this content; the same for a retry, so the server recognises it. */
  of: (content: string) => string;
  /** The server has decided this submission; the next one gets a new key, even with the same content. */
  renew: () => void;
}

/** Idempotency keys, so a submission whose answer was lost can be retried without counting twice. */
export const useSendingKey = (): SendingKey => {
  const last = useRef<{ content: string; key: string } | null>(null);
  const of = useCallback((content: string) => {
    if (last.current?.content !== content) last.current = { content, key: newKey() };
    return last.current.key;
  }, []);
  const renew = useCallback(() => {
    last.current = null;
  }, []);
  return useMemo(() => ({ of, renew }), [of, renew]);
};
