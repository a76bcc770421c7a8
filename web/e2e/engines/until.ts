const PAUSE_MS = 60;

interface Patience {
  withinMs: number;
  /** The message on timeout. */
  otherwise: () => string | Promise<string>;
}

/** Polls until there is an answer, that is, anything but `undefined`. */
export const until = async <Answer>(
  ask: () => Promise<Answer | undefined>,
  { withinMs, otherwise }: Patience,
): Promise<Exclude<Answer, undefined>> => {
  for (const start = Date.now(); Date.now() - start < withinMs; ) {
    const answer = await ask();
    if (answer !== undefined) return answer as Exclude<Answer, undefined>;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(await otherwise());
};
