import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '../../server/demo/random.ts';
import { childrenOf } from '../children-of.ts';
import type { Play } from '../play.ts';
import { receipt, typedSale } from '../play-points.ts';
import type { Rig } from '../rig.ts';
import { type Part, underLoad } from './part.ts';
import { SIGNED_RECEIPTS, signedReceipts } from './signed-receipts.ts';

const SECONDS = 40;
/** Milliseconds between two kills: a reader lives for a second or two before its first answer. */
const KILL_EVERY = [100, 1_500] as const;
const READING_PATIENCE_MS = 90_000;

const RECEIPTS = 24;

/** So few receipts that all can be read within the patience, the signed ones spread among the first. */
function fewReceipts(signed: Play): Play {
  let sent = 0;
  return (stage) => {
    sent += 1;
    if (sent > RECEIPTS) return typedSale(stage);
    return sent % 4 === 0 && sent / 4 <= SIGNED_RECEIPTS ? signed(stage) : receipt(stage);
  };
}

async function killReaders(rig: Rig, seed: number): Promise<number> {
  const random = seededRandom(seed);
  let killed = 0;
  for (const until = Date.now() + SECONDS * 1_000; Date.now() < until; await pause(random.integer(...KILL_EVERY)))
    for (const pid of childrenOf(rig.worker.pid())) {
      try {
        process.kill(pid, 'SIGKILL');
        killed += 1;
      } catch {
        // It ended by itself meanwhile.
      }
    }
  return killed;
}

/**
 * Receipts whose readers are killed in the middle: each is read again, or goes to its reviewer without a reading. Signed ones are credited by
 * an automatic rule, each once.
 */
export const readers: Part = {
  name: 'readers',
  what: 'processes that read receipts killed while they read, and the worker with them',
  run: async (given) => {
    const signed = await signedReceipts(given.folder);
    return underLoad({
      given,
      machine: { env: { READER: 'on', NFE_AUTHORITIES: signed.authorities } },
      seconds: SECONDS,
      mix: [[fewReceipts(signed.play), 1]],
      meanwhile: async (rig, _seen, note) => {
        if (!fs.existsSync('/proc/self/stat')) return ['no /proc here: no reader was killed'];
        const workerKilled = pause((SECONDS * 1_000) / 2).then(() => rig.kill(rig.worker));
        const killed = await killReaders(rig, given.seed);
        await workerKilled;
        const waiting = () =>
          rig.sql<{ n: number }>(
            'select count(*)::int as n from submissions s where not exists (select from receipt_readings r where r.submission_id = s.id)',
          );
        let left = (await waiting())[0]!.n;
        for (const until = Date.now() + READING_PATIENCE_MS; left > 0 && Date.now() < until; left = (await waiting())[0]!.n)
          await pause(1_000);
        if (left > 0) note('receipts that were never read', String(left));
        const [row] = await rig.sql<{ lidas: number; sem: number }>(
          'select count(*)::int as lidas, count(*) filter (where problema is not null)::int as sem from receipt_readings',
        );
        const credited = await signed.settle(rig, note, READING_PATIENCE_MS);
        return [
          `readers killed: ${killed}`,
          credited,
          `receipts: ${row!.lidas}, of them without a reading because their reader died: ${row!.sem}`,
        ];
      },
    });
  },
};
