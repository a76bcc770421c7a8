import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Outcome, runDrill } from './drill.ts';
import { planted } from './planted.ts';

const USAGE = `npm run drill -- [--seconds 150] [--clients 24] [--seed n] [--short] [--self-test] [--keep]

  The product under load while its processes, its database and its networks are broken. Ends with exit code 1 when an operation was
  lost, done twice or refused though done, when a truth about the data is broken, or when too little was tried.
  --short      about half a minute, a little of everything
  --self-test  three planted mistakes, each of which has to be found within a minute
  --keep       leaves the folder with the database and the logs`;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '150' },
    clients: { type: 'string', default: '24' },
    seed: { type: 'string' },
    short: { type: 'boolean', default: false },
    'self-test': { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const write = (line: string) => process.stdout.write(`${line}\n`);

if (values.help) write(USAGE);
else process.exitCode = (await main()) ? 0 : 1;

async function main(): Promise<boolean> {
  const seed = values.seed ? Number(values.seed) : randomInt(1, 1_000_000);
  write(`seed ${seed}: to replay, npm run drill -- --seed ${seed}`);
  if (values['self-test']) return selfTest(seed);
  const seconds = values.short ? 20 : Number(values.seconds);
  const outcome = await inFolder((folder) =>
    runDrill({ folder, seed, seconds, clients: Number(values.clients), short: values.short, write }),
  );
  report(outcome);
  const isEnough = values.short || enough(outcome);
  write(outcome.findings.size === 0 && isEnough ? 'drill passed' : 'drill FAILED');
  return outcome.findings.size === 0 && isEnough;
}

async function selfTest(seed: number): Promise<boolean> {
  let missed = 0;
  for (const mistake of planted) {
    const outcome = await inFolder((folder) => runDrill({ folder, seed, seconds: 60, clients: 16, short: true, planted: mistake, write }));
    const [found] = outcome.findings;
    if (!found) missed += 1;
    write(
      `${found ? 'ok  ' : 'FAIL'} planted: ${mistake.name}: ${found ? `found after ${outcome.seconds.toFixed(1)} s: ${found.join(': ')}` : 'not found'}`,
    );
  }
  write(`${planted.length - missed} passed, ${missed} failed`);
  return missed === 0;
}

/** A folder of its own, gone afterwards; readable for the unprivileged user that PostgreSQL runs as. */
async function inFolder(work: (folder: string) => Promise<Outcome>): Promise<Outcome> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fidelidade-drill-'));
  fs.chmodSync(folder, 0o755);
  try {
    return await work(folder);
  } finally {
    if (values.keep) write(`kept: ${folder}`);
    else fs.rmSync(folder, { recursive: true, force: true });
  }
}

function atMost(milliseconds: readonly number[]): string {
  return milliseconds.length ? `${(Math.max(...milliseconds) / 1000).toFixed(1)} s at most of ${milliseconds.length}` : 'none';
}

function report({ seconds: lasted, journal, faults, lostCommits, recoveries, findings }: Outcome): void {
  const { answered, lostAttempts, clientAborts, slowestMs, slowestKind } = journal;
  const kinds = new Map<string, [number, number]>();
  for (const { kind, ok } of answered) {
    const counts = kinds.get(kind) ?? [0, 0];
    counts[ok ? 0 : 1] += 1;
    kinds.set(kind, counts);
  }
  write(`\n${answered.length} operations in ${lasted.toFixed(0)} s, ${lostAttempts} attempts without an answer of their own`);
  for (const [kind, [done, refused]] of [...kinds].sort()) write(`  ${kind}: ${done} done, ${refused} refused`);
  write(`${[...faults.values()].reduce((sum, n) => sum + n, 0) + clientAborts} faults`);
  for (const [fault, times] of [...faults].sort()) write(`  ${fault}: ${times}`);
  write(`  clients hung up: ${clientAborts}`);
  write(`commits whose answer was lost: ${lostCommits}`);
  write(`slowest answer: ${(slowestMs / 1000).toFixed(1)} s (${slowestKind})`);
  write(`recovery of a killed api: ${atMost(recoveries.api)}; of a killed worker: ${atMost(recoveries.worker)}`);
  write(`recovery of a crashed database: ${atMost(recoveries.database)}`);
  write(`jobs done after the load: ${(recoveries.jobsMs / 1000).toFixed(1)} s`);
  write(findings.size === 0 ? 'findings: none' : 'findings:');
  for (const [what, example] of findings) write(`  ${what}: ${example}`);
}

/** The figures that a whole drill has to reach, so that a quiet one does not pass for a good one. */
function enough({ seconds: lasted, journal, faults, lostCommits }: Outcome): boolean {
  const count = (...names: string[]) => [...faults].filter(([name]) => names.includes(name)).reduce((sum, [, n]) => sum + n, 0);
  const goals: [string, number, number][] = [
    ['seconds', lasted, 120],
    ['operations', journal.answered.length, 5_000],
    ['faults', count(...faults.keys()), 60],
    ['kills of api processes', count('api killed'), 10],
    ['terminated backends', count('backend terminated'), 10],
    ['crashes of the database', count('database crashed', 'database killed'), 5],
    ['lost answers to COMMIT', lostCommits, 20],
    ['clients that hung up', journal.clientAborts, 1],
  ];
  const missed = goals.filter(([, reached, goal]) => reached < goal);
  for (const [name, reached, goal] of missed) write(`too little: ${name} ${Math.floor(reached)}, goal ${goal}`);
  return missed.length === 0;
}
