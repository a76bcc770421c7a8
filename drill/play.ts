import type { Random } from '../server/demo/random.ts';
import type { Answered, Asked, Client, Journal } from './client.ts';
import type { Model } from './model.ts';
import type { Rig } from './rig.ts';
import type { World } from './world.ts';

/** A client's memory of its own operations, to continue from. */
export interface Memory {
  redemptions: { id: number; holder: string; points: string }[];
  batches: number[];
}

/** Everything available to a play. */
export interface Stage {
  client: Client;
  world: World;
  model: Model;
  random: Random;
  journal: Journal;
  memory: Memory;
  /** Bypasses every fault, for what no door offers: points earned long ago. */
  sql: Rig['sql'];
  today: string;
}

/** A few related operations, as one or several people do them. */
export type Play = (stage: Stage) => Promise<void>;

/** Refusals that count as correct answers, besides success. */
export async function expectOneOf({ client, journal }: Stage, asked: Asked, codes: readonly string[] = []): Promise<Answered> {
  const answered = await client.ask(asked);
  if (!answered.ok && answered.code !== 'NO_ANSWER' && !codes.includes(answered.code))
    journal.findings.set(`${asked.kind}: refused with ${answered.code}`, answered.key);
  return answered;
}

/** The same request several times at once; exactly that many may succeed, and the others are told why not. Returns the successful ones. */
export async function expectWinners(stage: Stage, asked: readonly Asked[], allowed: number, code: string): Promise<Answered[]> {
  const answers = await Promise.all(asked.map((one) => expectOneOf(stage, one, [code])));
  const winners = answers.filter(({ ok }) => ok);
  const isWhole = answers.every((answer) => answer.ok || answer.code === code);
  if (isWhole && winners.length !== allowed)
    stage.journal.findings.set(`${asked[0]!.kind}: ${winners.length} winners`, answers.map(({ key }) => key).join(', '));
  return winners;
}
