import 'reflect-metadata';
import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ENDLESS } from './client.ts';
import { type Outcome, runDrill, SHORT, WHOLE } from './drill.ts';
import { inflictAll, planFaults, SMALL_PLAN, WHOLE_PLAN } from './faults.ts';
import { parts, selfTests } from './parts/index.ts';
import { NotPossible, type Part } from './parts/part.ts';
import { type Planted, planted } from './planted.ts';
import { isEnough, report, tell } from './report.ts';

/** Load time of a full drill, on a machine that sets it up in time. */
const SECONDS = 165;
/** Total time, from the first to the last line. */
const LIMIT_SECONDS = 295;
/** For finishing jobs (a second, or the pause before a last retry), the comparison, and the teardown. */
const AFTERWARDS_SECONDS = 90;
const LEAST_SECONDS = 120;
const CLIENTS = 96;
const SHORT_SECONDS = 20;
const SMALL_SECONDS = 10;
const SMALL_CLIENTS = 8;
const SMALL_SEED = 12;
const SELF_TEST_SECONDS = 60;
const SHORT_CLIENTS = 16;

const USAGE = `npm run drill -- [--seconds n] [--clients ${CLIENTS}] [--seed n] [--short] [--small] [--self-test] [--only part,part] [--parts] [--keep]

  The product under load while its processes, its database and its networks are broken. Ends with exit code 1 when an operation was
  lost, done twice or refused though done, when a truth about the data is broken, or when too little was tried.
  --seconds    of load; ${SECONDS}, or as many as leave the whole drill under five minutes
  --short      about half a minute, a little of everything
  --small      a few faults by one seed, judged by what was done and never by its time: a step of .ci/run
  --self-test  three planted mistakes, each of which has to be found within a minute
  --only       other ways in which a machine misbehaves, by name, or all
  --parts      their names
  --keep       leaves the folder with the database and the logs`;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string' },
    clients: { type: 'string', default: String(CLIENTS) },
    seed: { type: 'string' },
    short: { type: 'boolean', default: false },
    small: { type: 'boolean', default: false },
    'self-test': { type: 'boolean', default: false },
    only: { type: 'string' },
    parts: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const write = (line: string) => process.stdout.write(`${line}\n`);

// Interrupting it by hand leaves no process or file system behind either: cleanup runs at process exit.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

if (values.help) write(USAGE);
else if (values.parts) for (const { name, what } of [...parts, ...selfTests]) write(`${name}: ${what}`);
else process.exitCode = (await main()) ? 0 : 1;

async function main(): Promise<boolean> {
  const seed = values.seed ? Number(values.seed) : values.small ? SMALL_SEED : randomInt(1, 1_000_000);
  write(`seed ${seed}: to replay, npm run drill -- --seed ${seed}`);
  if (values['self-test']) return selfTest(seed);
  if (values.only) return runParts(values.only, seed);
  const { short, small } = values;
  const wanted = values.seconds && Number(values.seconds);
  const seconds = () => wanted || (small ? SMALL_SECONDS : short ? SHORT_SECONDS : secondsLeft());
  const clients = small ? SMALL_CLIENTS : short ? SHORT_CLIENTS : Number(values.clients);
  const outcome = await drill({ seed, seconds, clients, size: small ? 'small' : short ? 'short' : 'whole' });
  report(outcome, write);
  const isWhole = short || small || isEnough(outcome, write);
  const isGood = outcome.findings.size === 0 && isWhole;
  write(isGood ? 'drill passed' : 'drill FAILED');
  return isGood;
}

/** As much load as the time allows after setting up. */
function secondsLeft(): number {
  return Math.max(LEAST_SECONDS, Math.min(SECONDS, LIMIT_SECONDS - AFTERWARDS_SECONDS - Math.round(performance.now() / 1_000)));
}

interface Wanted {
  seed: number;
  seconds: () => number;
  clients: number;
  size: 'whole' | 'short' | 'small';
  mistake?: Planted;
}

function drill({ seed, seconds, clients, size, mistake }: Wanted): Promise<Outcome> {
  const plan = size === 'small' ? SMALL_PLAN : WHOLE_PLAN;
  const share = (milliseconds: number) => (size === 'short' ? milliseconds / 1_000 / SECONDS : 1);
  return inFolder((folder) =>
    runDrill({
      machine: { folder, preload: { api: mistake?.preload } },
      seed,
      seconds,
      clients,
      size: size === 'whole' ? WHOLE : SHORT,
      planted: mistake,
      patience: size === 'small' ? ENDLESS : undefined,
      write,
      breaking: (rig, random, milliseconds) => inflictAll(rig, random, planFaults(random, plan, share(milliseconds)), milliseconds),
    }),
  );
}

async function selfTest(seed: number): Promise<boolean> {
  let missed = 0;
  for (const mistake of planted) {
    const outcome = await drill({ seed, seconds: () => SELF_TEST_SECONDS, clients: SHORT_CLIENTS, size: 'short', mistake });
    const [found] = outcome.findings;
    if (!found) missed += 1;
    write(
      `${found ? 'ok  ' : 'FAIL'} planted: ${mistake.name}: ${found ? `found after ${outcome.seconds.toFixed(1)} s: ${found.join(': ')}` : 'not found'}`,
    );
  }
  write(`${planted.length - missed} passed, ${missed} failed`);
  return missed === 0;
}

async function runParts(names: string, seed: number): Promise<boolean> {
  const wanted = names === 'all' ? parts : names.split(',').map(partNamed);
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const part of wanted) counts[await runPart(part, seed)] += 1;
  write(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} not possible here`);
  return counts.failed === 0;
}

function partNamed(name: string): Part {
  const part = [...parts, ...selfTests].find((one) => one.name === name);
  if (!part) throw new Error(`${name} is none of ${parts.map((one) => one.name).join(', ')}`);
  return part;
}

async function runPart(part: Part, seed: number): Promise<'passed' | 'failed' | 'skipped'> {
  write(`\n${part.name}: ${part.what}`);
  try {
    const { findings, figures } = await inFolder((folder) => part.run({ folder, seed, small: values.small, write }));
    for (const figure of figures) write(`  ${figure}`);
    tell(findings, write);
    write(`${findings.size === 0 ? 'ok  ' : 'FAIL'} ${part.name}`);
    return findings.size === 0 ? 'passed' : 'failed';
  } catch (error) {
    if (!(error instanceof NotPossible)) throw error;
    write(`not possible on this machine: ${part.name}: ${error.message}`);
    return 'skipped';
  }
}

/** Its own folder, removed afterwards; readable for the unprivileged user that PostgreSQL runs as. */
async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fidelidade-drill-'));
  fs.chmodSync(folder, 0o755);
  try {
    return await work(folder);
  } finally {
    if (values.keep) write(`kept: ${folder}`);
    else fs.rmSync(folder, { recursive: true, force: true });
  }
}
