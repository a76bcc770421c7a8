import { setTimeout as pause } from 'node:timers/promises';
import type { Rig } from '../rig.ts';
import type { Unit } from '../unit.ts';
import { type Part, underLoad } from './part.ts';

const SECONDS = 75;
const ROUNDS = 2;
/** From one fault to the next while a process starts, which takes a few seconds. */
const BETWEEN_MS = 350;
/** A start may be cut off and done again by its supervisor, but not without end. */
const READY_MS = 60_000;
const STALL_MS = 1_000;

/** Processes start while their database is cut off, silent, restarting, and while sessions are ended. */
export const startDuringFaults: Part = {
  name: 'start',
  what: `each process started ${ROUNDS} times while sessions are ended, connections cut, the network is silent and PostgreSQL crashes`,
  run: (given) =>
    underLoad({
      given,
      machine: {},
      seconds: SECONDS,
      meanwhile: async (rig, _seen, note) => {
        const took: string[] = [];
        let faults = 0;
        const startOnce = async (unit: Unit) => {
          await unit.kill();
          const at = performance.now();
          let isReady = false;
          const ready = unit.start().then(() => {
            isReady = true;
          });
          for (let number = 0; !isReady && performance.now() - at < READY_MS; number++, faults++) {
            await inflict(rig, number);
            await Promise.race([ready, pause(BETWEEN_MS)]);
            // The later part of a long start has peace, as faults end some day.
            if (performance.now() - at > READY_MS / 3) break;
          }
          rig.wire.heal();
          await ready;
          const milliseconds = performance.now() - at;
          if (milliseconds > READY_MS) note('a start during faults', `${unit.name} took ${(milliseconds / 1_000).toFixed(0)} s`);
          took.push(`${unit.name} ${(milliseconds / 1_000).toFixed(1)} s`);
        };
        for (let round = 0; round < ROUNDS; round++) for (const unit of [...rig.apis, rig.worker]) await startOnce(unit);
        return [`ready after: ${took.join(', ')}`, `${faults} faults during the starts`];
      },
    }),
};

/** In turns, so that every start meets several kinds. */
async function inflict(rig: Rig, number: number): Promise<unknown> {
  const kinds: (() => unknown)[] = [
    () => rig.terminateBackend(),
    () => rig.sql("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'fidelidade-jobs'"),
    () => rig.wire.cut(4),
    () => rig.wire.stall(STALL_MS),
    () => rig.crashDatabase('backend'),
  ];
  return await Promise.resolve(kinds[number % kinds.length]!());
}
