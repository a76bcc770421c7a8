import fs from 'node:fs';
import path from 'node:path';

const FOLDER = 'fidelidade-users';

/** This process's marker that it uses the server of a data folder. */
export interface ServerUse {
  /** Removes the marker. True when this process was the last user and should stop the server. */
  leave(): boolean;
}

/**
 * Marks in the data folder that this process uses its server. Markers of dead processes are ignored, so the next process stops a server
 * left by a kill -9 but not one that a live process uses. Without `create`, a folder without markers belongs to someone else's server,
 * which is used and never stopped.
 */
export function enterServer(data: string, { create }: { create: boolean }): ServerUse {
  const folder = path.join(data, FOLDER);
  if (create) fs.rmSync(folder, { recursive: true, force: true });
  else if (!fs.existsSync(folder)) return { leave: () => false };
  fs.mkdirSync(folder, { recursive: true });
  const note = path.join(folder, String(process.pid));
  fs.writeFileSync(note, startOf(process.pid));
  let isIn = true;
  return {
    leave: () => {
      if (!isIn) return false;
      isIn = false;
      fs.rmSync(note, { force: true });
      // Whoever removed the data has stopped the server.
      if (!fs.existsSync(folder)) return false;
      return fs.readdirSync(folder).every((name) => !isUser(folder, Number(name)));
    },
  };
}

function isUser(folder: string, pid: number): boolean {
  return isAlive(pid) && fs.readFileSync(path.join(folder, String(pid)), 'utf8') === startOf(pid);
}

/** Whether a process with this pid runs, including another user's. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The process's start time in kernel ticks, so a reused pid is not mistaken for the old process. Empty where unknown. */
function startOf(pid: number): string {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program name, in parentheses, may contain spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
