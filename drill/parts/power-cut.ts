import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openImage } from './disks.ts';
import { type Part, underLoad } from './part.ts';

const DISK_MB = 1_200;
const SECONDS = 45;
const CUTS = 3;
const BETWEEN_MS = 5_000;

/**
 * The machine loses power under load: everything the file system had not flushed is gone, along with every process. Whatever was answered
 * must still be there, rows and files.
 */
export const powerCut: Part = {
  name: 'power-cut',
  what: 'database and receipts on a file system that loses what was not yet on its disk, and every process, three times',
  run: async (given) => {
    const disk = openImage(path.join(given.folder, 'disk'), DISK_MB);
    const took: number[] = [];
    try {
      return await underLoad({
        given,
        machine: {
          storageFolder: path.join(disk.folder, 'files'),
          postgresFolder: path.join(disk.folder, 'postgres'),
          settings: { max_wal_size: '128MB' },
        },
        seconds: SECONDS,
        meanwhile: async (rig) => {
          const units = [...rig.apis, rig.worker];
          for (let cut = 1; cut <= CUTS; cut++) {
            await pause(BETWEEN_MS);
            const at = Date.now();
            disk.cut();
            await Promise.all([...units.map((unit) => unit.kill()), rig.postgres.kill()]);
            await disk.mountAgain();
            await rig.reviveDatabase();
            await Promise.all(units.map((unit) => unit.start()));
            took.push(Date.now() - at);
          }
          return [`${CUTS} cuts, everything ready again after ${(Math.max(...took) / 1_000).toFixed(1)} s at most`];
        },
      });
    } finally {
      await disk.unmount();
    }
  },
};
