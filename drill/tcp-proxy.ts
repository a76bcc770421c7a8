import net, { type Socket } from 'node:net';

/** How the commit of an operation travels in the product's messages, with its log entry, and how the server says that it took place. */
const COMMIT = Buffer.from('commit\0');
const LOG_ENTRY = Buffer.from('audit_entries');
const COMMITTED = Buffer.from('COMMIT\0');

/** A stretch of network that can be made to misbehave. */
export interface TcpProxy {
  port: number;
  /** From now on connections go to another port of this machine. */
  retarget(port: number): void;
  /** Cuts up to `count` open connections without a word; answers how many there were. */
  cut(count: number): number;
  /** For so long nothing passes in either direction, on open connections and new ones. */
  stall(milliseconds: number): void;
  /** The next so many answers to the commit of an operation never arrive: the transaction is done, and its client sees a dead connection. */
  loseCommitAnswers(count: number): void;
  /** From now on everything passes. */
  heal(): void;
  /** How many commits took place whose answers were lost. */
  lostCommitAnswers(): number;
  close(): Promise<void>;
}

interface Line {
  near: Socket;
  far: Socket;
  /** A commit went out whose answer is to be lost. */
  losing: boolean;
}

/** Opens a proxy on a free port of the loopback. */
export async function openTcpProxy(target: number): Promise<TcpProxy> {
  const lines = new Set<Line>();
  let goal = target;
  let toLose = 0;
  let lost = 0;
  let stalledUntil = 0;
  const end = (line: Line) => {
    lines.delete(line);
    line.near.destroy();
    line.far.destroy();
  };
  const hold = ({ near, far }: Line) => {
    const left = stalledUntil - Date.now();
    if (left <= 0) return;
    near.pause();
    far.pause();
    setTimeout(() => {
      near.resume();
      far.resume();
    }, left);
  };
  const server = net.createServer((near) => {
    const line: Line = { near, far: net.connect(goal, '127.0.0.1'), losing: false };
    const { far } = line;
    near.setNoDelay(true);
    far.setNoDelay(true);
    lines.add(line);
    near.on('data', (chunk) => {
      if (toLose > 0 && !line.losing && chunk.includes(COMMIT) && chunk.includes(LOG_ENTRY)) {
        line.losing = true;
        toLose--;
      }
      if (!far.write(chunk)) pauseUntilDrained(near, far);
    });
    far.on('data', (chunk) => {
      if (line.losing) {
        if (chunk.includes(COMMITTED)) lost++;
        end(line);
      } else if (!near.write(chunk)) pauseUntilDrained(far, near);
    });
    for (const socket of [near, far]) socket.on('error', () => end(line)).on('close', () => end(line));
    hold(line);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as net.AddressInfo).port,
    retarget: (port) => {
      goal = port;
    },
    cut: (count) => {
      const some = [...lines].slice(0, count);
      some.forEach(end);
      return some.length;
    },
    stall: (milliseconds) => {
      stalledUntil = Date.now() + milliseconds;
      lines.forEach(hold);
    },
    loseCommitAnswers: (count) => {
      toLose += count;
    },
    heal: () => {
      toLose = 0;
    },
    lostCommitAnswers: () => lost,
    close: () => {
      lines.forEach(end);
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function pauseUntilDrained(from: Socket, to: Socket): void {
  from.pause();
  to.once('drain', () => from.resume());
}
