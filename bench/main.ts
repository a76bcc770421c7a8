import 'reflect-metadata';
import { execFileSync } from 'node:child_process';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { openBenchDatabase } from './build.ts';
import { openArena } from './contestants.ts';
import { firstLoadLines } from './first-load.ts';
import { compare, type Result } from './measure.ts';
import { analystQuestions } from './questions.ts';
import { checkAgreement, type Question, readQuestions } from './reads.ts';
import { makeReports, monthQuestion } from './reports.ts';
import { measuringStaff, openOwnPool, settled } from './session.ts';
import { exportQuestion, importQuestion } from './transfers.ts';
import { redeemQuestions, saleQuestion, tracedSaleLines } from './writes.ts';

const USAGE = `npm run bench -- [--size 1000000] [--only P1,P7,analysts] [--seconds 5] [--rounds 3] [--clients 16] [--no-postgraphile]`;

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '1000000' },
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    clients: { type: 'string', default: '16' },
    'no-postgraphile': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const timing = { seconds: Number(values.seconds), rounds: Number(values.rounds), clients: Number(values.clients) };
const HEADING = '\n| # | Question | Contestant | per second | p50 ms | p99 ms | ratio |\n|---|---|---|---|---|---|---|';
const write = (line: string) => process.stdout.write(`${line}\n`);

if (values.help) write(USAGE);
else {
  if (isWanted('P11')) for (const line of await firstLoadLines()) write(line);
  if (values.only !== 'P11') await main();
}

function isWanted(id: string): boolean {
  return !values.only || values.only.split(',').some((wanted) => id === wanted || id.startsWith(`${wanted} `));
}

async function main(): Promise<void> {
  const postings = Number(values.size);
  const database = await openBenchDatabase(postings);
  const isTransfer = isWanted('P9') || isWanted('P10');
  const arena = await openArena(database.url, {
    postgraphile: !values['no-postgraphile'],
    worker: isTransfer,
    traced: isWanted('P7 traced'),
  });
  const pool = openOwnPool(database.url);
  try {
    const staff = await measuringStaff(pool);
    const reads = readQuestions(arena, staff, postings).filter(({ id }) => isWanted(id));
    await checkAgreement(reads);
    write(machineLine(`${postings} postings`));
    write(HEADING);
    const settle = () => settled(pool);
    for (const question of reads) await answer(question, settle);
    // Analysts also read what reports keep.
    if (isWanted('P6') || isWanted('analysts')) for (const line of await makeReports(pool)) write(line);
    if (isWanted('P6')) {
      await answer(await monthQuestion(arena, pool, staff), settle);
    }
    if (isWanted('analysts')) for (const line of await analystQuestions(arena, staff, timing.rounds)) write(line);
    if (isWanted('P7')) await answer(await saleQuestion(arena, pool, staff), settle);
    if (isWanted('P7 traced')) for (const line of await tracedSaleLines(arena, pool, { staffToken: staff, timing })) write(line);
    if (isWanted('P8')) for (const question of await redeemQuestions(arena, pool)) await answer(question, settle);
    if (isWanted('P9')) for (const line of await exportQuestion(arena, pool, staff)) write(line);
    if (isWanted('P10')) for (const line of await importQuestion(arena, pool, staff)) write(line);
  } finally {
    arena.stop();
    await pool.end();
    await database.stop();
  }
}

async function answer({ id, title, contestants, goals }: Question, settle: () => Promise<void>): Promise<void> {
  const results = await compare(contestants, { ...timing, settle });
  const rate = (name: string) => results.find((result) => result.name === name)?.perSecond ?? Number.NaN;
  const verdicts = (result: Result) =>
    goals
      .filter(({ of, than }) => of === result.name && !Number.isNaN(rate(than)))
      .map(({ ratio, than }) => {
        if (rate(than) === 0) return `none of ${than} ended in time (goal ${ratio}: met)`;
        const reached = result.perSecond / rate(than);
        return `${reached.toFixed(2)} × ${than} (goal ${ratio}: ${reached >= ratio ? 'met' : 'missed'})`;
      })
      .join('; ');
  for (const [index, result] of results.entries()) {
    const { name, perSecond, p50, p99 } = result;
    write(
      `| ${index ? '' : id} | ${index ? '' : title} | ${name} | ${perSecond.toFixed(perSecond < 10 ? 1 : 0)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${verdicts(result)} |`,
    );
  }
}

function machineLine(what: string): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const load = os.loadavg()[0]?.toFixed(1);
  return `${new Date().toISOString().slice(0, 16)}Z, ${os.cpus().length} x ${os.cpus()[0]?.model}, ${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.version}, commit ${commit}, ${what}, ${values.clients} clients, ${values.rounds} alternated rounds of ${values.seconds} s, load before ${load}`;
}
