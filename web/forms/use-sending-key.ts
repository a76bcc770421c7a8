import { useCallback, useMemo, useRef } from 'react';

const KEY_BYTES = 16;

/** Random hexadecimal text; `crypto.randomUUID` is missing where the page is not served over https. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export interface SendingKey {
  /** The name of a sending: the same for the same content, so that the server knows a retry. */
  of: (content: string) => string;
  /** The server has decided this sending: the next one, even of the same content, is another. */
  renew: () => void;
}

/** Names sendings so that one whose answer was lost can be repeated without counting twice. */
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
