import type { Journal } from '../client.ts';
import { runDrill, SHORT } from '../drill.ts';
import type { Mix } from '../load.ts';
import type { Machine, Rig } from '../rig.ts';
import type { Findings } from '../verify.ts';
import type { World } from '../world.ts';

/** One way a machine misbehaves, tried on its own. */
export interface Part {
  name: string;
  /** One line about what is tried. */
  what: string;
  run(given: Given): Promise<PartOutcome>;
}

interface Given {
  /** Its own folder, removed afterwards. */
  folder: string;
  seed: number;
  /** One fault of a kind. */
  small: boolean;
  write: (line: string) => void;
}

/** A part's result. */
export interface PartOutcome {
  findings: Findings;
  figures: string[];
}

/** This machine does not allow it: no right to mount, no such file system. Never a finding. */
export class NotPossible extends Error {}

interface UnderLoad {
  given: Given;
  machine: Partial<Machine>;
  /** Infinity: until `meanwhile` ends. */
  seconds: number;
  clients?: number;
  mix?: Mix;
  abortRate?: number;
  /** Runs alongside the load; its lines are the part's figures. */
  meanwhile: (rig: Rig, seen: { world: World; journal: Journal }, note: (finding: string, example: string) => void) => Promise<string[]>;
}

const CLIENTS = 16;

/** The drill's usual load and final comparison, with something other than its faults happening alongside. */
export async function underLoad({
  given: { folder, seed, write },
  machine,
  clients = CLIENTS,
  meanwhile,
  ...load
}: UnderLoad): Promise<PartOutcome> {
  const noted: Findings = new Map();
  let figures: string[] = [];
  const { journal, findings } = await runDrill({
    machine: { folder, ...machine },
    seed,
    clients,
    size: SHORT,
    ...load,
    seconds: () => load.seconds,
    write,
    breaking: async (rig, _random, _milliseconds, seen) => {
      figures = await meanwhile(rig, seen, (finding, example) => noted.set(finding, example));
      return new Map();
    },
  });
  const { answered, lostAttempts, slowestMs } = journal;
  figures.push(
    `${answered.length} operations, ${lostAttempts} attempts without an answer of their own, slowest answer ${(slowestMs / 1_000).toFixed(1)} s`,
  );
  return { findings: new Map([...findings, ...noted]), figures };
}
