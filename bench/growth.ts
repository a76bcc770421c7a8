import type pg from 'pg';
import type { Arena } from './contestants.ts';
import { type Contestant, compare, cycle, type Options } from './measure.ts';
import { type Question, readQuestions } from './reads.ts';
import { saleQuestion } from './writes.ts';

/** A database of one size with its own product. */
export interface Sized {
  postings: number;
  arena: Arena;
  pool: pg.Pool;
  token: string;
}

/** Flat: at most 1.3 times as slow. Logarithmic: slower in proportion to the depth of a search tree. */
const FLAT = 1 / 1.3;

/** P12: the same queries on databases of growing sizes, alternating, so that a slow minute of the machine affects all. */
export async function growth(sizes: Sized[], options: Options): Promise<string[]> {
  const [first] = sizes;
  const goals = (postings: number) => ({
    'P12 page': FLAT,
    'P12 note': Math.log(first!.postings) / Math.log(postings),
    'P12 word': Math.log(first!.postings) / Math.log(postings),
    'P12 sale': Math.log(first!.postings) / Math.log(postings),
  });
  const titles = {
    'P12 page': 'page of a network with its exact total',
    'P12 note': 'search of one note by its number inside a network, of 500 notes in turn',
    'P12 word': 'search of a rare word inside a network: what it finds grows too, and all is counted',
    'P12 sale': 'record a sale of three items',
  };
  const lines: string[] = [];
  for (const id of Object.keys(titles) as (keyof typeof titles)[]) {
    const contestants: Contestant[] = [];
    for (const size of sizes) contestants.push({ ...(await contestantOf(id, size)), name: `${size.postings} postings` });
    const results = await compare(contestants, options);
    for (const [at, { name, perSecond, p50, p99 }] of results.entries()) {
      const reached = perSecond / results[0]!.perSecond;
      const goal = goals(sizes[at]!.postings)[id];
      const verdict =
        at === 0 ? '' : `${reached.toFixed(2)} × ${results[0]!.name} (goal ${goal.toFixed(2)}: ${reached >= goal ? 'met' : 'missed'})`;
      lines.push(
        `| ${at ? '' : id} | ${at ? '' : titles[id]} | ${name} | ${perSecond.toFixed(perSecond < 10 ? 1 : 0)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${verdict} |`,
      );
    }
  }
  return lines;
}

async function contestantOf(id: string, { arena, pool, token, postings }: Sized): Promise<Contestant> {
  if (id === 'P12 sale') return productOf([await saleQuestion(arena, pool, token)], 'P7');
  const reads = readQuestions(arena, token, postings);
  if (id === 'P12 page') return productOf(reads, 'P1');
  if (id === 'P12 word') return productOf(reads, 'P3 rare');
  // Many, spread evenly: a search's time depends on which digits are common around it.
  const { rows } = await pool.query<{ identificador: string }>(
    `select identificador from postings where network_id = 1 and id in (
       select (select min(id) from postings where network_id = 1 and id > $1::bigint * step / 501) from generate_series(1, 500) step)`,
    [postings],
  );
  const asked = productOf(reads, 'P3 rare');
  if (!('next' in asked)) return asked;
  const ask = asked.next();
  return { ...asked, next: cycle(rows.map(({ identificador }) => ({ ...ask, body: ask.body!.replace('zanetti', identificador) }))) };
}

function productOf(questions: Question[], id: string): Contestant {
  const found = questions.find((question) => question.id === id)?.contestants.find(({ name }) => name === 'GraphQL');
  if (!found) throw new Error(`the product does not answer ${id}`);
  return found;
}
