import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Rig } from '../rig.ts';
import { openImage } from './disks.ts';
import { NotPossible, type Part, underLoad } from './part.ts';

const DISK_MB = 1_200;
const SECONDS = 40;
const SLOW_MS = 18_000;
const CGROUP = '/sys/fs/cgroup/blkio';
/** A tenth of the write rate of the slowest disk on sale. */
const SLOW_OPERATIONS = 12;
const SLOWER_AT_LEAST = 3;

/** PostgreSQL's disk writes a dozen times a second for a while; nothing is lost, and everyone is answered. */
export const slowDisk: Part = {
  name: 'slow-disk',
  what: `the kernel lets PostgreSQL write ${SLOW_OPERATIONS} times a second for eighteen seconds`,
  run: async (given) => {
    if (!fs.existsSync(path.join(CGROUP, 'blkio.throttle.write_iops_device'))) throw new NotPossible('no control group can slow a disk');
    const disk = openImage(path.join(given.folder, 'disk'), DISK_MB);
    const group = path.join(CGROUP, `fidelidade-drill-${process.pid}`);
    try {
      fs.mkdirSync(group);
      return await underLoad({
        given,
        machine: { postgresFolder: path.join(disk.folder, 'postgres') },
        seconds: SECONDS,
        meanwhile: async (rig, _seen, note) => {
          await pause(2_000);
          const before = await commitMs(rig);
          const limit = (operations: number) =>
            fs.writeFileSync(path.join(group, 'blkio.throttle.write_iops_device'), `${disk.device()} ${operations}`);
          for (const pid of await rig.postgres.pids()) join(group, pid);
          limit(SLOW_OPERATIONS);
          const until = Date.now() + SLOW_MS;
          const during = await commitMs(rig);
          await pause(Math.max(0, until - Date.now()));
          limit(0);
          if (during < before * SLOWER_AT_LEAST) note('the disk was not slow, so nothing was tried', `${before} ms, then ${during} ms`);
          return [`a commit took ${before.toFixed(0)} ms before, ${during.toFixed(0)} ms on the slow disk`];
        },
      });
    } finally {
      await disk.unmount();
      fs.rmdirSync(group);
    }
  },
};

/** The process and whatever it starts from here on; one that has ended needs no limit. */
function join(group: string, pid: number): void {
  try {
    fs.writeFileSync(path.join(group, 'cgroup.procs'), String(pid));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Time of a commit that waits for the disk: the median of five. */
async function commitMs({ sql }: Rig): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 5; n++) {
    const at = performance.now();
    await sql("select pg_logical_emit_message(true, 'drill', 'x')");
    times.push(performance.now() - at);
  }
  return times.sort((a, b) => a - b)[2]!;
}
