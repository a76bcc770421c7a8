import type { RawAnswer } from './post-operation.ts';

/** One answer that was asked for early; `known` once it has come. */
export interface EarlyAnswer {
  answer: Promise<RawAnswer>;
  known?: RawAnswer;
}

/** What the page's first script asked for while the rest of the client was on its way (web/first-page/ask.ts). */
interface Early {
  /** The token it was asked with. */
  token: string;
  /** By the operation's name. */
  answers: Map<string, EarlyAnswer>;
  /** Whose first frame the page draws, and of which answer. */
  frame?: { kind: 'SELLER' | 'CONSUMER'; operation: string };
}

declare global {
  var fidelidadeEarly: Early | undefined;
}

/** A page that was not drawn by then is not the first of the visit: what it shows is asked for anew. */
const GOOD_FOR_MS = 20_000;

const earlyOf = (token: string | null): Early | undefined => {
  const early = globalThis.fidelidadeEarly;
  return early && early.token === token && performance.now() <= GOOD_FOR_MS ? early : undefined;
};

/** The answer to an operation that was asked for early, once; none for another session, or later in the visit. */
export const takeEarlyAnswer = (operation: string, token: string | null): Promise<RawAnswer> | undefined => {
  const early = earlyOf(token);
  const entry = early?.answers.get(operation);
  early?.answers.delete(operation);
  return entry?.answer;
};

/** The same answer where it has come already, left there to be taken: the first drawing of a page needs no second one then. */
export const lookAtEarlyAnswer = (operation: string, token: string | null): RawAnswer | undefined =>
  earlyOf(token)?.answers.get(operation)?.known;
