import { readFile, writeFile } from 'node:fs/promises';
import { runAction } from '../../platform/actions/run-action.ts';
import type { TestApp } from '../../test/app.ts';
import { buildStaff } from '../../test/builders/people.ts';
import { generateReport } from '../reports/actions/generate-report.ts';

const FILE = 'docs/analysts.md';
const QUESTION = /```graphql\n([\s\S]*?)```\n\n```json\n([\s\S]*?)```/g;

/** A question of docs/analysts.md with the documented answer and the demonstration's actual one. */
export interface WorkedQuestion {
  query: string;
  written: unknown;
  given: unknown;
}

/** Runs every question of docs/analysts.md against the demonstration network. */
export async function askWorkedQuestions(app: TestApp): Promise<WorkedQuestion[]> {
  const { token, actor } = await buildStaff(app.database, 2);
  await runAction(generateReport, app.contextFor(actor), { tipo: 'PASSIVO' });
  await app.runJobs();
  const questions: WorkedQuestion[] = [];
  for (const [, query, answer] of (await readFile(FILE, 'utf8')).matchAll(QUESTION)) {
    const { data, errors } = await app.graphql(query!, {}, { token });
    questions.push({ query: query!, written: JSON.parse(answer!), given: errors ? { errors } : data });
  }
  return questions;
}

/** Writes the answers into docs/analysts.md. */
export async function writeAnswers(questions: readonly WorkedQuestion[]): Promise<void> {
  const given = new Map(questions.map(({ query, given: answer }) => [query, answer]));
  const text = await readFile(FILE, 'utf8');
  const written = text.replace(
    QUESTION,
    (_whole, query: string) => `\`\`\`graphql\n${query}\`\`\`\n\n\`\`\`json\n${JSON.stringify(given.get(query), null, 2)}\n\`\`\``,
  );
  await writeFile(FILE, written);
}
