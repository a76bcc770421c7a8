import { registerEnumType } from 'type-graphql';

/** The words of a closed set, each as its own key: a GraphQL enum, and what `z.enum` and SQL take. */
export type ClosedSet<Value extends string = string> = { readonly [Word in Value]: Word };

const names = new Set<string>();

/**
 * One GraphQL enum for the words that a column, a field or an argument may hold, with a sentence for the set and for each word. It is
 * defined once, by the module that owns the set. Give it the type of the rules' words (`closedSet<ReportKind>(…)`) where they exist: a word
 * that is missing or unknown does not compile.
 */
export function closedSet<Value extends string>(
  name: string,
  description: string,
  words: Readonly<Record<Value, string>>,
): ClosedSet<Value> {
  if (names.has(name)) throw new Error(`closed set ${name} is defined twice`);
  const set = Object.freeze(Object.fromEntries(Object.keys(words).map((word) => [word, word]))) as ClosedSet<Value>;
  const valuesConfig = Object.fromEntries(Object.entries<string>(words).map(([word, sentence]) => [word, { description: sentence }]));
  registerEnumType(set, { name, description, valuesConfig: valuesConfig as Record<Value, { description: string }> });
  names.add(name);
  return set;
}
