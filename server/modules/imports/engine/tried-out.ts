import type { ActionContext } from '../../../platform/context.ts';

/** Carries the answer out of the savepoint whose writes must not stay. */
class Undone<Answer> extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super('undone');
    this.answer = answer;
  }
}

/** What `work` answers, with all that it wrote taken back. */
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
