import net, { type Socket } from 'node:net';

/** How an operation's commit, with its log entry, appears in the product's messages, and how the server confirms it. */
const COMMIT = Buffer.from('commit\0');
const LOG_ENTRY = Buffer.from('audit_entries');
const COMMITTED = Buffer.from('COMMIT\0');

/** A stretch of network that can be made to misbehave. */
export interface TcpProxy {
  port: number;
  /** Redirects new connections to another local port. */
  retarget(port: number): void;
  /** Silently cuts up to `count` open connections; returns how many there were. */
  cut(count: number): number;
  /** Blocks both directions for that long, on open and new connections. */
  stall(milliseconds: number): void;
  /** Drops the next answers to an operation's commit: the transaction is done, and its client sees a dead connection. */
  loseCommitAnswers(count: number): void;
  /** Lets everything pass again. */
  heal(): void;
  /** How many commits took place whose answers were dropped. */
  lostCommitAnswers(): number;
  close(): Promise<void>;
}

interface Line {
  near: Socket;
  far: Socket;
  /** A commit was sent whose answer will be dropped. */
  losing: boolean;
}

/** Opens a proxy on a free loopback port. */
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
