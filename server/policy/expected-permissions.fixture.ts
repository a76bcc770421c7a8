import fs from 'node:fs';
import path from 'node:path';

/** Everyone who may ask: a visitor, the six levels of staff, sellers, consumers and outside platforms. */
export const everyKind = ['visitante', '0', '1', '2', '3', '4', '5', 'parceiro', 'cliente', 'integração'] as const;
export type Kind = (typeof everyKind)[number];

/** One line of a table written by hand from the documents and decisions, never from `permissions.ts`, which it tests. */
export interface Expected {
  /** `query`, `mutation`, or the method of a REST path. */
  door: string;
  operation: string;
  /** What makes this line special among those of its operation: JSON of the body or the variables, or a query string. */
  form: string;
  admits: ReadonlySet<Kind>;
}

/** Levels are digits; `todos` is anybody, with or without a session; nothing is nobody but the system's own jobs. */
function kindsOf(text: string): ReadonlySet<Kind> {
  const words = text.split(' ').flatMap((word) => (/^\d+$/.test(word) ? [...word] : [word]));
  if (text === 'todos') return new Set(everyKind);
  const unknown = words.filter((word) => word !== '' && !everyKind.includes(word as Kind));
  if (unknown.length > 0) throw new Error(`Unknown in a table of expected permissions: ${unknown.join(', ')}`);
  return new Set(words.filter((word): word is Kind => word !== ''));
}

function linesOf(name: string): string[][] {
  const text = fs.readFileSync(path.join('server', 'policy', name), 'utf8').trimEnd();
  return text
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
}

const operationsOf = (name: string): Expected[] =>
  linesOf(name).map(([door = '', operation = '', form = '', admits = '', source]) => {
    if (!source) throw new Error(`${name}: ${operation} names no source`);
    return { door, operation, form, admits: kindsOf(admits) };
  });

export const expectedGraphql = operationsOf('expected-graphql.tsv');
export const expectedRest = operationsOf('expected-rest.tsv');

/** Permissions that no operation has for itself: they show a menu entry or a column, or open a door that all operations share. */
export const expectedAbilities = new Map(
  linesOf('expected-abilities.tsv').map(([ability = '', admits = '']) => [ability, kindsOf(admits)]),
);
