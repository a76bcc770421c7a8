/** What the page's first script asked for while the rest of the client was on its way (web/early-requests.ts). */
interface Early {
  /** The token it was asked with. */
  token: string;
  /** By the operation's name. */
  answers: Map<string, Promise<Response>>;
}

declare global {
  var fidelidadeEarly: Early | undefined;
}

/** A page that was not drawn by then is not the first of the visit: what it shows is asked for anew. */
const GOOD_FOR_MS = 20_000;

/** The answer to an operation that was asked for early, once; none for another session, or later in the visit. */
export const takeEarlyAnswer = (operation: string, token: string | null): Promise<Response> | undefined => {
  const early = globalThis.fidelidadeEarly;
  if (!early || early.token !== token || performance.now() > GOOD_FOR_MS) return undefined;
  const answer = early.answers.get(operation);
  early.answers.delete(operation);
  return answer;
};
