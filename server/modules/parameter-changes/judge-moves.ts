import type { ActionContext } from '../../platform/context.ts';
import { compare, maximum, minimum } from '../../shared/money.ts';
import { movesMuch, movesTwofold } from '../../shared/parameters.ts';
import { isZero } from '../../shared/sign.ts';
import { type GuardedName, type GuardedParameter, guarded } from './guarded-parameters.ts';

/** A guarded parameter about to be saved; values are decimal text. */
export interface GuardedChange {
  parametro: GuardedName;
  /** Row that holds it; null for the whole programme. */
  id: number | null;
  /** Distinguishes targets that are no single row. */
  key?: string;
  /** What the panel calls it. */
  nome: string;
  /** Null for a new row, and for one put into use again. */
  before: string | null;
  after: string;
  /** The values as the panel shows them, where they are no numbers. */
  told?: readonly [before: string, after: string];
}

/** What a change asks of the person who makes it. */
export interface JudgedChange {
  change: GuardedChange;
  /** Takes two people at every door. */
  isLarge: boolean;
  /** Takes a confirmed simulation or, where nothing can be replayed, two people; the documented paths let it pass. */
  isNotable: boolean;
}

/** Days within which changes of one parameter count as one. */
export const COUNTED_DAYS = 30;

/** Where a parameter stood before the first change in the window that no second person, or no simulation either, confirmed. */
interface Bases {
  notTwo: string | null;
  notConfirmed: string | null;
}

/** The name under which a change is recorded. */
export const targetOf = ({ parametro, key }: GuardedChange): string => (key ? `${parametro}:${key}` : parametro);

/** Changes that move a value, with what each asks. Many small changes of one parameter count as their sum. */
export async function judgeMoves(
  { sql, clock }: Pick<ActionContext, 'sql' | 'clock'>,
  wanted: readonly GuardedChange[],
): Promise<JudgedChange[]> {
  const changes = wanted.filter(({ before, after }) => before === null || compare(before, after) !== 0);
  if (changes.length === 0) return [];
  const bases = await sql<Bases>(
    `select parameter_base(c.name, c.target, array['DUAS'], w.since) as "notTwo",
       parameter_base(c.name, c.target, array['DUAS', 'SIMULADA'], w.since) as "notConfirmed"
     from rows from (jsonb_to_recordset($1::jsonb) as (name text, target int)) with ordinality as c(name, target, position)
     cross join (select $2::timestamptz - make_interval(days => ${COUNTED_DAYS}) as since) w order by c.position`,
    [JSON.stringify(changes.map((change) => ({ name: targetOf(change), target: change.id ?? 0 }))), clock.now()],
  );
  const usual = await usualValues({ sql, clock }, changes);
  return changes.map((change, index) => judge(change, bases[index]!, usual.get(change.parametro)));
}

/** Where a value stood before the changes of the window that no second person confirmed; null without any. */
export async function countedBase({ sql, clock }: Pick<ActionContext, 'sql' | 'clock'>, change: GuardedChange): Promise<string | null> {
  const [row] = await sql<{ base: string | null }>(
    `select parameter_base($1, $2, array['DUAS'], $3::timestamptz - make_interval(days => ${COUNTED_DAYS})) as base`,
    [targetOf(change), change.id ?? 0, clock.now()],
  );
  return row!.base;
}

/** What new rows of each parameter are compared with. */
async function usualValues(
  { sql, clock }: Pick<ActionContext, 'sql' | 'clock'>,
  changes: readonly GuardedChange[],
): Promise<Map<GuardedName, string>> {
  const since = new Date(clock.now().getTime() - COUNTED_DAYS * 86_400_000);
  const values = new Map<GuardedName, string>();
  for (const parametro of new Set(changes.map((change) => change.parametro))) {
    const { usual, loosens } = guarded(parametro);
    if (!usual) continue;
    const ids = changes.flatMap((change) => (change.parametro === parametro && change.id !== null ? [change.id] : []));
    const [found] = usual.sql ? await sql<{ value: string | null }>(usual.sql, [ids, since]) : [];
    const extreme = loosens === 'down' ? minimum : maximum;
    values.set(parametro, extreme(found?.value ?? usual.bound, usual.bound));
  }
  return values;
}

function judge(change: GuardedChange, { notTwo, notConfirmed }: Bases, usual: string | undefined): JudgedChange {
  const parameter = guarded(change.parametro);
  const { after } = change;
  if (parameter.zeroHides && isZero(after)) return { change, isLarge: false, isNotable: false };
  const before = parameter.zeroHides && change.before !== null && isZero(change.before) ? notTwo : change.before;
  if (before === null) {
    const direction = usual === undefined ? 0 : compare(after, usual);
    const isUnusual = (parameter.loosens === 'down' ? direction < 0 : direction > 0) && movesTwofold({ before: usual!, after });
    return { change, isLarge: isUnusual, isNotable: false };
  }
  const isOff = (from: string) => Boolean(parameter.zeroIsNoLimit) && isZero(from);
  const isLarge = (from: string | null) => from !== null && !isOff(from) && moves(from, movesTwofold);
  const moves = (from: string, beyond: typeof movesMuch) => loosened(parameter, from, after) && beyond({ before: from, after });
  return {
    change,
    isLarge: isLarge(before) || isLarge(notTwo),
    isNotable: !parameter.isCoarse && (moves(before, movesMuch) || (notConfirmed !== null && moves(notConfirmed, movesMuch))),
  };
}

function loosened({ loosens }: GuardedParameter, before: string, after: string): boolean {
  const direction = compare(after, before);
  if (loosens === 'both') return direction !== 0;
  return loosens === 'up' ? direction > 0 : direction < 0;
}
