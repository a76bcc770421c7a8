import { registerEnumType } from 'type-graphql';

/** The values of a closed set by their GraphQL names: a GraphQL enum, and what `z.enum` and SQL take. */
export type ClosedSet = Readonly<Record<string, string | number>>;
type OwnNames<Name extends string> = { readonly [Same in Name]: Same };

const names = new Set<string>();

/**
 * One GraphQL enum for the words that a column, a field or an argument may hold, with a sentence for the set and for each word. It is
 * defined once, by the module that owns the set. Give it the type of the rules' words (`closedSet<ReportKind>(…)`) where they exist: a word
 * that is missing or unknown does not compile. `values` are the documented numbers or words where GraphQL has its own names: entities, rules,
 * SQL and REST keep them.
 */
export function closedSet<Name extends string>(name: string, description: string, words: Readonly<Record<Name, string>>): OwnNames<Name>;
export function closedSet<Values extends ClosedSet>(
  name: string,
  description: string,
  words: Readonly<Record<keyof Values & string, string>>,
  values: Values,
): Values;
export function closedSet(name: string, description: string, words: Readonly<Record<string, string>>, values?: ClosedSet): ClosedSet {
  if (names.has(name)) throw new Error(`closed set ${name} is defined twice`);
  const set = Object.freeze(Object.fromEntries(Object.keys(words).map((word) => [word, values?.[word] ?? word])));
  const valuesConfig = Object.fromEntries(Object.entries(words).map(([word, sentence]) => [word, { description: sentence }]));
  registerEnumType(set, { name, description, valuesConfig });
  names.add(name);
  return set;
}
