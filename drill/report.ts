import type { Outcome } from './drill.ts';

type Write = (line: string) => void;

function atMost(milliseconds: readonly number[]): string {
  return milliseconds.length ? `${(Math.max(...milliseconds) / 1000).toFixed(1)} s at most of ${milliseconds.length}` : 'none';
}

/** A drill's figures and findings. */
export function report({ seconds: lasted, journal, faults, lostCommits, recoveries, jobs, findings }: Outcome, write: Write): void {
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
  const last = jobs.last.length > 0 ? `, the last: ${jobs.last.join(', ')}` : '';
  write(`jobs ${jobs.isOver ? 'done' : 'NOT done'} after the load: ${(jobs.tookMs / 1000).toFixed(1)} s${last}`);
  tell(findings, write);
}

/** Findings, each with an example. */
export function tell(findings: ReadonlyMap<string, string>, write: Write): void {
  write(findings.size === 0 ? 'findings: none' : 'findings:');
  for (const [what, example] of findings) write(`  ${what}: ${example}`);
}

/** Whether a full drill reached its target figures, so that a quiet one does not pass for a good one. */
export function isEnough({ seconds: lasted, journal, faults, lostCommits }: Outcome, write: Write): boolean {
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
