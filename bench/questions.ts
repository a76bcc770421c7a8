import { readFile } from 'node:fs/promises';
import type { Arena } from './contestants.ts';
import { middle } from './measure.ts';

const QUESTIONS = 'docs/analysts.md';
/** Title, then the first query below it. */
const QUESTION = /^## (\d+\. .*)\n[\s\S]*?```graphql\n([\s\S]*?)```/gm;
const HEAVIEST = 5;
const GOAL_SECONDS = 2;

/** The twenty questions of analysts, one after the other as an administrator asks them: a table line for each of the five slowest. */
export async function analystQuestions(arena: Arena, token: string, rounds: number): Promise<string[]> {
  const ask = async (query: string): Promise<number> => {
    const started = performance.now();
    const response = await fetch(`${arena.product}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query }),
    });
    const { errors } = (await response.json()) as { errors?: unknown };
    if (errors) throw new Error(`${query}: ${JSON.stringify(errors).slice(0, 400)}`);
    return (performance.now() - started) / 1000;
  };
  const asked: { title: string; seconds: number }[] = [];
  for (const [, title, query] of (await readFile(QUESTIONS, 'utf8')).matchAll(QUESTION)) {
    await ask(query!);
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push(await ask(query!));
    asked.push({ title: title!, seconds: middle(times) });
  }
  return asked
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, HEAVIEST)
    .map(({ title, seconds }) => {
      const verdict = seconds <= GOAL_SECONDS ? 'met' : 'missed';
      return `| analysts | ${title} | GraphQL | ${seconds.toFixed(2)} s | | | goal ${GOAL_SECONDS} s: ${verdict} |`;
    });
}
