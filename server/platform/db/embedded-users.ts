import fs from 'node:fs';
import path from 'node:path';

const FOLDER = 'fidelidade-users';

/** This process's note that it uses the server of a data folder. */
export interface ServerUse {
  /** Takes the note away. True when this process was the last user, and so is to stop the server. */
  leave(): boolean;
}

/**
 * Notes in the data folder that this process uses its server. The notes of processes that were killed are ignored, so a server that a
 * kill -9 left behind is stopped by the next process, and one that another live process uses is not. Without `create`, a folder that
 * holds no notes is somebody else's server: it is used and never stopped.
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
      // Whoever removed the data has stopped their server.
      if (!fs.existsSync(folder)) return false;
      return fs.readdirSync(folder).every((name) => !isUser(folder, Number(name)));
    },
  };
}

function isUser(folder: string, pid: number): boolean {
  return isAlive(pid) && fs.readFileSync(path.join(folder, String(pid)), 'utf8') === startOf(pid);
}

/** Whether a process with this pid runs, also one of another user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When the process started, in the kernel's ticks, so that a recycled pid is not taken for the old process. Empty where unknown. */
function startOf(pid: number): string {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name, in parentheses, may hold spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
