import { readFileSync } from 'node:fs';
import path from 'node:path';
import { InMemoryCache } from '@apollo/client';
import { type DefinitionNode, Kind, parse, print, stripIgnoredCharacters, visit } from 'graphql';
import type { QuestionsOfPages } from './ask.ts';
import { FIRST_PAGES, type Question, VIEWER } from './first-pages.ts';

const isOf = (operation: string) => (definition: DefinitionNode) =>
  definition.kind === Kind.FRAGMENT_DEFINITION || (definition.kind === Kind.OPERATION_DEFINITION && definition.name?.value === operation);

function bodyOf({ file, operation }: Question): [operation: string, body: string] {
  const parsed = parse(readFileSync(path.join(import.meta.dirname, '..', file), 'utf8'));
  const definitions = parsed.definitions.filter(isOf(operation));
  if (!definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION)) throw new Error(`${file} has no ${operation}`);
  const known = definitions.map((definition) => 'name' in definition && definition.name?.value);
  visit(
    { ...parsed, definitions },
    {
      FragmentSpread: ({ name }) => {
        if (!known.includes(name.value))
          throw new Error(`${operation} of a first page spells its fields out: ${name.value} is in another file`);
      },
    },
  );
  // With the fields that Apollo's cache adds, so that it can store the answers.
  const query = stripIgnoredCharacters(print(new InMemoryCache().transformDocument({ ...parsed, definitions })));
  return [operation, JSON.stringify({ operationName: operation, variables: {}, query })];
}

/** The operations of the first pages, in the form the page's first script sends. */
export const questionsOfPages = (): QuestionsOfPages => ({
  viewer: bodyOf(VIEWER),
  pages: FIRST_PAGES.filter(({ asks }) => asks).map(({ address, asks = [], frame }) => ({
    address: address.source,
    asks: asks.map(bodyOf),
    ...(frame && { frame }),
  })),
});
