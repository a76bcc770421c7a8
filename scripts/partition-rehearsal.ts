// npm run db:partition-rehearsal: what it would be to cut postings, their items and the ledger's entries into months. Works on copies of
// the benchmark's database (or of --url), changes nothing else, and drops them.
import { parseArgs } from 'node:util';
import { openBenchDatabase } from '../bench/build.ts';
import { type Rehearsal, rehearse } from './partition/rehearse.ts';

const USAGE = 'npm run db:partition-rehearsal -- [--size 1000000 | --url postgres://…] [--rounds 5] [--times 40]';
const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '1000000' },
    url: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    times: { type: 'string', default: '40' },
    help: { type: 'boolean', default: false },
  },
});
const write = (line: string) => process.stdout.write(`${line}\n`);
if (values.help) write(USAGE);
else {
  const bench = values.url ? undefined : await openBenchDatabase(Number(values.size));
  try {
    show(await rehearse(values.url ?? bench!.url, { rounds: Number(values.rounds), times: Number(values.times) }));
  } finally {
    await bench?.stop();
  }
}

function show({ phases, differences, refusals, measured, broken }: Rehearsal): void {
  write('| Part | Seconds | Who waits |\n|---|---|---|');
  for (const { name, milliseconds, waits } of phases) write(`| ${name} | ${(milliseconds / 1000).toFixed(2)} | ${waits} |`);
  write(`\nTables whose contents differ: ${differences.length}${differences.map((line) => `\n  ${line}`).join('')}`);
  write(`Truths that do not hold afterwards: ${broken.length}${broken.map((line) => `\n  ${line}`).join('')}`);
  write('\n| Attempt | Answer before | Answer after |\n|---|---|---|');
  for (const { title, whole, cut } of refusals) write(`| ${title} | ${whole} | ${cut === whole ? 'the same' : cut} |`);
  write('\n| Question | Whole, ms | By month, ms | Rate | Partitions read |\n|---|---|---|---|---|');
  for (const { title, whole, cut, read, all } of measured)
    write(
      `| ${title} | ${whole.toFixed(2)} | ${cut.toFixed(2)} | ${(whole / cut).toFixed(2)} × | ${all === null ? '' : `${read.length} of ${all}`} |`,
    );
  if (differences.length + broken.length > 0 || refusals.some(({ whole, cut }) => whole !== cut)) process.exitCode = 1;
}
