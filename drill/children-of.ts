import fs from 'node:fs';

/** Processes that a running process started. */
export function childrenOf(parent: number | undefined): number[] {
  if (!parent) return [];
  const parentOf = (pid: string) => {
    try {
      return Number(
        fs
          .readFileSync(`/proc/${pid}/stat`, 'latin1')
          .replace(/^.*\) /s, '')
          .split(' ')[1],
      );
    } catch {
      return -1;
    }
  };
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
    .map(Number);
}
