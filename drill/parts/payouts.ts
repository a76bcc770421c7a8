import { seededRandom } from '../../server/demo/random.ts';
import { inflictAll, planFaults } from '../faults.ts';
import { payout } from '../play-cashback.ts';
import { contestedPayout } from '../play-payouts.ts';
import { typedSale } from '../play-points.ts';
import { type Part, underLoad } from './part.ts';

const SECONDS = 60;
const PLAN = {
  'api killed': 3,
  'backend terminated': 6,
  'database crashed': 1,
  'answers to COMMIT lost': 6,
  'connections to the database cut': 3,
};
const QUIET_SHARE = 0.12;

/** Payments of cashback with several people at each step, batches and the bank's answers beside them, during faults. */
export const payouts: Part = {
  name: 'payouts',
  what: 'payments approved by three people at once, paid by hand or in batches, taken back by two people, during faults',
  run: (given) =>
    underLoad({
      given,
      machine: {},
      seconds: SECONDS,
      mix: [
        [contestedPayout, 8],
        [payout, 1],
        [typedSale, 1],
      ],
      meanwhile: async (rig) => {
        const random = seededRandom(given.seed);
        const counts = await inflictAll(rig, random, planFaults(random, PLAN, 1), SECONDS * 1_000 * (1 - QUIET_SHARE));
        const states = await rig.sql<{ estado: string; n: number }>('select estado, count(*)::int as n from payouts group by 1 order by 1');
        return [
          `faults: ${[...counts].map(([fault, n]) => `${fault} ${n}`).join(', ')}`,
          `payments when the faults ended: ${states.map(({ estado, n }) => `${estado} ${n}`).join(', ')}`,
        ];
      },
    }),
};
