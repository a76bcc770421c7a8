/** Text for comparison and search: lower case, no accents, single spaces, trimmed. */
export function normalizeSearch(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Whether the text contains what PostgreSQL cannot store (NUL) or UTF-8 cannot encode (a lone surrogate). */
export function hasForbiddenCharacters(text: string): boolean {
  return text.includes('\u0000') || /\p{Cs}/u.test(text);
}

/** A name after its kind, 'rede Sul'. A name that begins with its kind is not changed: 'Rede Sul'. */
export function withKind(kind: 'rede' | 'loja', name: string): string {
  return new RegExp(`^${kind}s?(?!\\p{L})`, 'iu').test(name) ? name : `${kind} ${name}`;
}

/** First word of a name: the voucher's NOME (document 002 §2). */
export function firstWord(text: string): string {
  return text.trim().split(/\s+/)[0] ?? '';
}

/** Last word of a name: the voucher's SOBRENOME; the same as the first when there is only one. */
export function lastWord(text: string): string {
  return text.trim().split(/\s+/).at(-1) ?? '';
}
