// npm run mutants: small changes of the money kernel, made by rule, each of which the tests named for it must notice.
//
// Own code rather than Stryker: two thirds of the kernel are SQL functions, which Stryker does not read, and its Jest runner counts the
// tests of each mutant with a Jest environment, which jest-light-runner (docs/adr/0018) does not have. The tree for TypeScript comes from
// @swc/core, which the tests are built with: TypeScript 7 parses only whole programs, through an interface that it calls unstable.
// No file of the checkout is changed: a function is replaced in a copy of the template database, a module while it is loaded.
import 'reflect-metadata';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type MutantDatabase, openMutantDatabase } from './mutants/database.ts';
import { type Host, startHost } from './mutants/host.ts';
import type { Mutant } from './mutants/mutant.ts';
import { allMutants, kinds } from './mutants/targets.ts';

const USAGE = `npm run mutants -- [--only kind,kind] [--file part-of-a-path] [--sample n] [--seed n] [--resume] [--list]
  kinds: ${kinds.join(', ')}
  --resume takes over what the last report says was killed`;
const WANTED_PERCENT = 95;
const SAMPLE = 160;
const FOLDER = path.join('.data', 'mutants');
const REPORT = path.join(FOLDER, 'report.tsv');
const EQUIVALENT = path.join('scripts', 'prove', 'mutants', 'equivalent.tsv');
/** A test file of a mutant may take so many times what it takes without one, and so long besides. */
const SLOWER = 4;
const PATIENCE_MS = 30_000;
/** The server's modules are never given back; a process that ran so many files starts again. */
const FILES_OF_A_HOST = 60;

type Chosen = ReturnType<typeof allMutants>[number];
type State = 'killed' | 'survived' | 'equivalent' | 'not valid';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    file: { type: 'string' },
    sample: { type: 'string', default: String(SAMPLE) },
    seed: { type: 'string', default: '1' },
    resume: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** Mutants that no test can notice, each with its reason: file, changed line, reason. */
const equivalents = new Map(
  fs
    .readFileSync(EQUIVALENT, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'))
    .map(([file = '', after = '', reason = '']) => [`${file}\t${after}`, reason]),
);

/** Who noticed which mutant in the last run, by the mutant. */
function killedBefore(): Map<string, string> {
  if (!values.resume || !fs.existsSync(REPORT)) return new Map();
  const rows = fs.readFileSync(REPORT, 'utf8').trimEnd().split('\n');
  const killed = rows.map((row) => row.split('\t')).filter(([, , , , , , state]) => state === 'killed');
  return new Map(killed.map(([, file = '', line = '', rule = '', , after = '', , by = '']) => [[file, line, rule, after].join('\t'), by]));
}

const tell = (text: string) => process.stdout.write(`${text}\n`);

/** The same number for the same mutant and seed, whatever else there is. */
const drawn = ({ mutant: { file, line, rule, after } }: Chosen) =>
  createHash('sha256').update([values.seed, file, line, rule, after].join('\n')).digest('hex');

/** As many of each kind as there is room for, in turn and as the seed draws them: a run that is ended early has been fair to all kinds. */
function sampleOf(mutants: readonly Chosen[], size: number): Chosen[] {
  const byKind = kinds.map((kind) =>
    mutants.filter(({ mutant }) => mutant.kind === kind).toSorted((a, b) => (drawn(a) < drawn(b) ? -1 : 1)),
  );
  const most = Math.max(...byKind.map(({ length }) => length));
  const inTurn = Array.from({ length: most }, (_, place) => byKind.flatMap((ofKind) => ofKind[place] ?? [])).flat();
  return inTurn.slice(0, size);
}

/** Test files in processes that stay up, with the durations of the product as it is. */
class Runner {
  private host: Host | undefined;
  private files = 0;
  private readonly durations = new Map<string, number>();

  constructor(private readonly database: MutantDatabase) {}

  /** How long a file takes on the product as it is, where it must pass. */
  private async durationOf(file: string): Promise<number> {
    const known = this.durations.get(file);
    if (known !== undefined) return known;
    const started = performance.now();
    const failed = await (await this.warmHost()).run(file, this.database.base, 600_000);
    if (failed) throw new Error(`${file} fails without any mutant: ${failed}`);
    const duration = performance.now() - started;
    this.durations.set(file, duration);
    tell(`           ${file} passes in ${(duration / 1000).toFixed(1)} s`);
    return duration;
  }

  /** The file and name of the first test that notices, or undefined. */
  async killerOf(mutant: Mutant, tests: readonly string[]): Promise<string | undefined | 'not valid'> {
    await this.database.clear();
    return mutant.file.endsWith('.sql') ? this.killerOfSql(mutant, tests) : this.killerOfModule(mutant, tests);
  }

  private async killerOfSql(mutant: Mutant, tests: readonly string[]): Promise<string | undefined> {
    const template = await this.database.withDefinition(mutant.text);
    if (!template) return 'not valid';
    return this.firstKiller(tests, template, () => this.warmHost());
  }

  private async killerOfModule(mutant: Mutant, tests: readonly string[]): Promise<string | undefined> {
    const textFile = path.resolve(FOLDER, 'mutant.ts');
    fs.writeFileSync(textFile, mutant.text);
    const host = await startHost({ ...this.database.env, MUTANT_OF: mutant.file, MUTANT_TEXT: textFile });
    try {
      return await this.firstKiller(tests, this.database.base, async () => host);
    } finally {
      host.stop();
    }
  }

  private async firstKiller(tests: readonly string[], template: string, hostOf: () => Promise<Host>): Promise<string | undefined> {
    for (const test of tests) {
      const patience = (await this.durationOf(test)) * SLOWER + PATIENCE_MS;
      const failed = await (await hostOf()).run(test, template, patience);
      if (failed) return `${path.basename(test)}: ${failed}`;
    }
    return undefined;
  }

  private async warmHost(): Promise<Host> {
    this.files += 1;
    if (this.host && (!this.host.isAlive() || this.files % FILES_OF_A_HOST === 0)) this.stop();
    this.host ??= await startHost(this.database.env);
    return this.host;
  }

  stop(): void {
    this.host?.stop();
    this.host = undefined;
  }
}

async function judge(
  runner: Runner,
  { mutant, tests }: Chosen,
  earlier: ReadonlyMap<string, string>,
): Promise<{ state: State; by: string }> {
  const reason = equivalents.get(`${mutant.file}\t${mutant.after}`);
  if (reason !== undefined) return { state: 'equivalent', by: reason };
  const known = earlier.get([mutant.file, mutant.line, mutant.rule, mutant.after].join('\t'));
  const killer = known ?? (await runner.killerOf(mutant, tests));
  if (killer === 'not valid') return { state: 'not valid', by: '' };
  return killer ? { state: 'killed', by: killer } : { state: 'survived', by: '' };
}

async function run(chosen: readonly Chosen[], all: number): Promise<void> {
  fs.mkdirSync(FOLDER, { recursive: true });
  const database = await openMutantDatabase();
  const runner = new Runner(database);
  const counts: Record<State, number> = { killed: 0, survived: 0, equivalent: 0, 'not valid': 0 };
  const byKind = new Map<string, { killed: number; judged: number }>();
  const known = killedBefore();
  fs.writeFileSync(REPORT, 'kind\tfile\tline\trule\tbefore\tafter\tstate\tby\n');
  try {
    for (const one of chosen) {
      const { kind, file, line, rule, before, after } = one.mutant;
      const started = performance.now();
      const { state, by } = await judge(runner, one, known);
      counts[state] += 1;
      const sum = byKind.get(kind) ?? { killed: 0, judged: 0 };
      if (state === 'killed') sum.killed += 1;
      if (state === 'killed' || state === 'survived') sum.judged += 1;
      byKind.set(kind, sum);
      fs.appendFileSync(REPORT, `${[kind, file, line, rule, before, after, state, by].join('\t').replaceAll('\n', ' ')}\n`);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      tell(`${state.padEnd(10)} ${kind} ${file}:${line} ${rule} (${seconds} s) ${state === 'survived' ? `\n    ${after}` : by}`);
    }
  } finally {
    runner.stop();
    await database.stop();
  }
  const judged = counts.killed + counts.survived;
  const percent = judged === 0 ? 0 : (100 * counts.killed) / judged;
  for (const [kind, sum] of byKind) tell(`${kind}: ${sum.killed} of ${sum.judged} killed`);
  tell(
    `${chosen.length} of ${all} mutants, seed ${values.seed}: ${counts.killed} of ${judged} killed (${percent.toFixed(1)} %), ` +
      `${counts.equivalent} equivalent, ${counts['not valid']} refused by PostgreSQL. ${REPORT}`,
  );
  process.exitCode = percent >= WANTED_PERCENT ? 0 : 1;
}

const wantedKinds = values.only?.split(',') ?? kinds;
const mutants = allMutants().filter(({ mutant }) => wantedKinds.includes(mutant.kind) && mutant.file.includes(values.file ?? ''));
const chosen = sampleOf(mutants, Number(values.sample));
if (values.help) tell(USAGE);
else if (values.list)
  for (const { mutant } of chosen) tell([mutant.kind, `${mutant.file}:${mutant.line}`, mutant.rule, mutant.after].join('\t'));
else await run(chosen, mutants.length);
