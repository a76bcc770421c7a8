import type { RawAnswer } from './session-headers.ts';

/** What the page's first script requested while the client was loading (web/first-page/ask.ts). */
interface Early {
  /** The token the requests were sent with. */
  token: string;
  /** Keyed by operation name. */
  answers: Map<string, Promise<RawAnswer>>;
  /** Whose first frame the page shows, and the operation it was rendered from. */
  frame?: { kind: 'SELLER' | 'CONSUMER'; operation: string };
}

declare global {
  var fidelidadeEarly: Early | undefined;
}

/** A page rendered later than this is not the first of the visit, so it requests its data again. */
const GOOD_FOR_MS = 20_000;

/** Takes the early answer to an operation, once. Nothing for another session or later in the visit. */
export const takeEarlyAnswer = (operation: string, token: string | null): Promise<RawAnswer> | undefined => {
  const early = globalThis.fidelidadeEarly;
  if (!early || early.token !== token || performance.now() > GOOD_FOR_MS) return undefined;
  const answer = early.answers.get(operation);
  early.answers.delete(operation);
  return answer;
};
