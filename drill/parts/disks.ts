import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { NotPossible } from './part.ts';

const CHUNK = Buffer.alloc(1024 * 1024);
const BALLAST = 'ballast';
const UNMOUNT_ATTEMPTS = 100;
const PAUSE_MS = 100;
/** FS_IOC_SHUTDOWN with the flag that stops writing both data and the journal. */
const CUT = 'open(my $f, "<", $ARGV[0]) or die $!; my $flag = pack("L", 2); ioctl($f, 0x8004587d, $flag) or die $!';

/** A small file system for the drill. */
export interface SmallDisk {
  folder: string;
  /** Writes until the disk is full. */
  fill(): void;
  /** Frees the space again. */
  free(): void;
  unmount(): Promise<void>;
}

/** A file system in a file whose power can be cut. */
export interface CutDisk extends SmallDisk {
  /** Its block device, as 'major:minor'. */
  device(): string;
  /** Loses what the file system had not flushed; nothing can be written any more. */
  cut(): void;
  /** After a cut, once unused: remounts as at the machine's next start. */
  mountAgain(): Promise<void>;
}

/** In memory. Throws NotPossible where mounting is not allowed. */
export function openTmpfs(folder: string, megabytes: number): SmallDisk {
  fs.mkdirSync(folder, { recursive: true });
  command('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'fidelidade-drill', folder);
  return smallDisk(folder);
}

/** ext4 in a file, mounted through a loop device. Throws NotPossible where mounting is not allowed. */
export function openImage(folder: string, megabytes: number): CutDisk {
  const image = `${folder}.image`;
  fs.mkdirSync(folder, { recursive: true });
  fs.closeSync(fs.openSync(image, 'w'));
  fs.truncateSync(image, megabytes * CHUNK.length);
  command('mkfs.ext4', '-q', '-F', image);
  const mount = () => command('mount', '-o', 'loop', image, folder);
  mount();
  const disk = smallDisk(folder);
  const probe = path.join(folder, 'probe');
  fs.writeFileSync(probe, 'x');
  return {
    ...disk,
    device: () => {
      const { dev } = fs.statSync(folder);
      return `${dev >> 8}:${dev & 255}`;
    },
    cut: () => command('perl', '-e', CUT, probe),
    mountAgain: async () => {
      await disk.unmount();
      mount();
    },
  };
}

function smallDisk(folder: string): SmallDisk {
  const ballast = path.join(folder, BALLAST);
  const unmount = async () => {
    for (let attempt = 1; !done('umount', folder); attempt++) {
      if (attempt >= UNMOUNT_ATTEMPTS) throw new Error(`${folder} stays in use`);
      await pause(PAUSE_MS);
    }
    process.off('exit', leave);
  };
  const leave = () => void done('umount', '-l', folder);
  process.once('exit', leave);
  return {
    folder,
    fill: () => {
      const file = fs.openSync(ballast, 'a');
      try {
        for (let size = CHUNK.length; size >= 512; ) {
          try {
            if (fs.writeSync(file, CHUNK, 0, size) < size) size /= 2;
          } catch {
            size /= 2;
          }
        }
      } finally {
        fs.closeSync(file);
      }
    },
    free: () => fs.rmSync(ballast, { force: true }),
    unmount,
  };
}

/** Whether a command succeeded. */
const done = (name: string, ...args: string[]): boolean => spawnSync(name, args).status === 0;

function command(name: string, ...args: string[]): void {
  const { status, stderr, error } = spawnSync(name, args, { encoding: 'utf8' });
  if (status !== 0) throw new NotPossible(`${name}: ${error?.message ?? stderr.trim()}`);
}
