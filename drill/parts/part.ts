import { runDrill, SHORT } from '../drill.ts';
import type { Machine, Rig } from '../rig.ts';
import type { Findings } from '../verify.ts';
import type { World } from '../world.ts';

/** One way in which a machine misbehaves, tried by itself. */
export interface Part {
  name: string;
  /** What is tried, in one line. */
  what: string;
  run(given: Given): Promise<PartOutcome>;
}

interface Given {
  /** A folder of its own, gone afterwards. */
  folder: string;
  seed: number;
  write: (line: string) => void;
}

/** What a part came to. */
export interface PartOutcome {
  findings: Findings;
  figures: string[];
}

/** This machine does not let us try it: no right to mount, no such file system. Never a finding. */
export class NotPossible extends Error {}

interface UnderLoad {
  given: Given;
  machine: Partial<Machine>;
  seconds: number;
  /** What happens beside the load; its lines are figures of the part. */
  meanwhile: (rig: Rig, world: World, note: (finding: string, example: string) => void) => Promise<string[]>;
}

const CLIENTS = 16;

/** The drill's own load and its comparison at the end, beside which something else than its faults happens. */
export async function underLoad({ given: { folder, seed, write }, machine, seconds, meanwhile }: UnderLoad): Promise<PartOutcome> {
  const noted: Findings = new Map();
  let figures: string[] = [];
  const { journal, findings } = await runDrill({
    machine: { folder, ...machine },
    seed,
    seconds: () => seconds,
    clients: CLIENTS,
    size: SHORT,
    write,
    breaking: async (rig, _random, _milliseconds, world) => {
      figures = await meanwhile(rig, world, (finding, example) => noted.set(finding, example));
      return new Map();
    },
  });
  const { answered, lostAttempts, slowestMs } = journal;
  figures.push(
    `${answered.length} operations, ${lostAttempts} attempts without an answer of their own, slowest answer ${(slowestMs / 1_000).toFixed(1)} s`,
  );
  return { findings: new Map([...findings, ...noted]), figures };
}
