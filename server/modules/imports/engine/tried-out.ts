import type { ActionContext } from '../../../platform/context.ts';

/** Carries the result out of a savepoint that is rolled back. */
class Undone<Answer> extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super('undone');
    this.answer = answer;
  }
}

/** The result of `work`, with all its writes rolled back. */
export async function triedOut<Answer>(ctx: ActionContext, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ctx.savepoint(async (): Promise<Answer> => {
      throw new Undone(await work());
    });
  } catch (outcome) {
    if (outcome instanceof Undone) return outcome.answer as Answer;
    throw outcome;
  }
}
