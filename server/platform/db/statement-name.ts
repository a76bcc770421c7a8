import { createHash } from 'node:crypto';

const MOST_NAMES = 1_000;
const MOST_TEXTS = 3_000;
/** Names only: a quote, a digit or a `$` ends them, so no literal and no parameter matches. */
const TARGETS = /\b(?:(?<!distinct )from|into|update|join)\s+(?:lateral\s+)?"?([a-z_.]+)/gi;
const CALLS = /\bselect\s+([a-z_]+)\s*\(/gi;
const MOST_TARGETS = 3;

/** Names of statements used more than once; null for those used once. */
const names = new Map<string, string | null>();
let named = 0;

/**
 * The name a statement is prepared under, from its second use on: every connection keeps what it prepares, and an analyst's exact query
 * often runs only once. Undefined for statements not worth keeping.
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

const summaries = new Map<string, string>();

/** A statement's verb and first tables or functions, such as 'select post_sale': what a reader of a trace needs, without any value. */
export function statementSummary(text: string): string {
  const known = summaries.get(text);
  if (known) return known;
  const verb = /[a-z]+/i.exec(text)?.[0].toLowerCase() ?? '';
  const namesBy = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].slice(0, MOST_TARGETS).join(', ');
  const summary = `${verb} ${namesBy(TARGETS) || namesBy(CALLS)}`.trim();
  if (summaries.size >= MOST_TEXTS) summaries.clear();
  summaries.set(text, summary);
  return summary;
}

function forgetThoseUsedOnce(): void {
  for (const [text, name] of names) if (!name) names.delete(text);
}
