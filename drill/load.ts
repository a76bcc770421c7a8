import { type Random, seededRandom } from '../server/demo/random.ts';
import { systemClock } from '../server/platform/clock.ts';
import { type Journal, openClient, type Patience } from './client.ts';
import type { Model } from './model.ts';
import type { Memory, Play } from './play.ts';
import { cashback, consumerReceipt, payout } from './play-cashback.ts';
import {
  correction,
  expiry,
  moveRedemptions,
  noteRace,
  platformPoints,
  receipt,
  redemption,
  redemptionRace,
  registration,
  typedSale,
  upload,
} from './play-points.ts';
import type { Rig } from './rig.ts';
import type { World } from './world.ts';

/** What clients do, each with its weight. */
export type Mix = readonly (readonly [Play, number])[];

/** The usual mix. Passwords, files and spreadsheets cost the machine more than money operations do. */
const PLAYS: Mix = [
  [typedSale, 26],
  [redemption, 22],
  [moveRedemptions, 20],
  [cashback, 14],
  [platformPoints, 8],
  [noteRace, 8],
  [redemptionRace, 5],
  [correction, 5],
  [receipt, 5],
  [payout, 3],
  [expiry, 2],
  [consumerReceipt, 2],
  [registration, 1],
  [upload, 1],
];

function pickPlay(random: Random, mix: Mix): Play {
  let left = random.integer(
    1,
    mix.reduce((sum, [, weight]) => sum + weight, 0),
  );
  for (const [play, weight] of mix) {
    left -= weight;
    if (left <= 0) return play;
  }
  return typedSale;
}

interface Options {
  rig: Rig;
  world: World;
  model: Model;
  journal: Journal;
  seed: number;
  run: string;
  clients: number;
  /** Something else than the usual. */
  mix?: Mix;
  abortRate: number;
  patience: Patience;
  /** No new play starts after this; running ones are finished. */
  isClosing: () => boolean;
  /** Nothing is awaited any more. */
  isOver: () => boolean;
}

/** Many clients, each with its own seed, running one play after another. */
export async function playAll({ rig, world, model, seed, clients, mix = PLAYS, ...asking }: Options): Promise<void> {
  const { journal, isClosing } = asking;
  await Promise.all(
    Array.from({ length: clients }, async (_, index) => {
      const random = seededRandom(seed * 1_000 + index);
      const client = openClient({ ...asking, doors: rig.doors, random });
      const memory: Memory = { redemptions: [], batches: [] };
      while (!isClosing())
        await pickPlay(random, mix)({ client, world, model, journal, random, memory, sql: rig.sql, today: systemClock.today() });
    }),
  );
}
