import fc from 'fast-check';
import { dose, testSeed } from './dose.ts';

/** Number of random lives. */
const LIVES = dose(24);
const SEED = testSeed();

/** A receipt and its model: `step` makes a move and compares the result, `agree` compares what is stored. */
export interface ReceiptLife<Move> {
  step(move: Move): Promise<void>;
  agree(): Promise<void>;
}

interface Lives<State extends string, Move extends string> {
  moves: readonly Move[];
  /** A path to each state. */
  paths: Record<State, Move[]>;
  begin(): Promise<ReceiptLife<Move>>;
  /** Number of moves in a random life. */
  length: { minLength: number; maxLength: number };
  /** End of the title, after the moves. */
  currency: string;
}

/** How a move ended: `done`, or the kind of its refusal. */
export const outcomeOf = (move: Promise<unknown>): Promise<string> =>
  move.then(
    () => 'done',
    (error: Error & { kind?: string }) => error.kind ?? String(error),
  );

/** Every move from every state, then random lives, each compared with its model after every step. */
export function itLivesAsTheTableSays<State extends string, Move extends string>(lives: Lives<State, Move>): void {
  const { moves, paths, begin } = lives;
  it.each((Object.keys(paths) as State[]).flatMap((state) => moves.map((move) => [state, move] as const)))(
    'from %s, %s does what the table says and nothing else',
    async (state, move) => {
      const life = await begin();
      for (const earlier of [...paths[state], move]) await life.step(earlier);
      await life.agree();
    },
  );

  it(`holds in any order of moves, with ${lives.currency} that follow every approval and cancellation`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...moves), lives.length), async (made) => {
        const life = await begin();
        for (const move of made) {
          await life.step(move);
          await life.agree();
        }
      }),
      { numRuns: LIVES, seed: SEED },
    );
  });
}
