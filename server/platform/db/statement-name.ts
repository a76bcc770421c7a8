import { createHash } from 'node:crypto';

const MOST_NAMES = 1_000;
const MOST_TEXTS = 3_000;

/** Names of the texts that were used more than once; null for those that were used once. */
const names = new Map<string, string | null>();
let named = 0;

/**
 * The name under which a statement is prepared, from its second use on: every connection keeps what it has prepared, and an analyst's
 * question is often asked once in its exact words. Undefined for what is not to be kept.
 */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (known === undefined) {
    if (names.size >= MOST_TEXTS) forgetThoseUsedOnce();
    names.set(text, null);
    return undefined;
  }
  if (named >= MOST_NAMES) return undefined;
  named++;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

function forgetThoseUsedOnce(): void {
  for (const [text, name] of names) if (!name) names.delete(text);
}
