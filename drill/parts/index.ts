import { backup } from './backup.ts';
import { clock } from './clock.ts';
import { diskFull } from './disk-full.ts';
import { failover, failoverUnsafe } from './failover.ts';
import type { Part } from './part.ts';
import { payouts } from './payouts.ts';
import { powerCut } from './power-cut.ts';
import { readers } from './readers.ts';
import { recovery } from './recovery.ts';
import { rolling } from './rolling.ts';
import { secondSigterm, shutdown } from './shutdown.ts';
import { slowDisk } from './slow-disk.ts';
import { startDuringFaults } from './start.ts';
import { upgrade } from './upgrade.ts';

/** What has to fail on its own; never a part of `--only all`. */
export const selfTests: readonly Part[] = [failoverUnsafe];

/** What can be tried on its own, in the order of `--only all`. */
export const parts: readonly Part[] = [
  shutdown,
  secondSigterm,
  startDuringFaults,
  payouts,
  readers,
  backup,
  clock,
  diskFull,
  slowDisk,
  powerCut,
  upgrade,
  failover,
  rolling,
  recovery,
];
