import { z } from 'zod';
import { mayDo } from '../../platform/actor.ts';
import type { AppContext } from '../../platform/context.ts';
import { findHits } from '../../platform/lists/find-hits.ts';
import { searchWords } from '../../platform/lists/search-words.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import type { SearchKind } from './search-kind-set.ts';
import { columnsOf, detailOf, hasNumber, numberedPlace, type SearchedKind, searchedKinds } from './searched-kinds.ts';

/** One row that a search found. */
export interface SearchHit {
  kind: SearchKind;
  id: number;
  titulo: string;
  detalhe: string;
  referencia: string;
  exato: boolean;
}

/** Hits of one kind. */
export const HITS_OF_KIND = 5;
/** Statements of one search that run at a time: a search must not take every connection. */
const LANES = 4;

/**
 * Everything that a term finds among what this person may list, under each list's own policy, scope, search and masks. Rows with exactly the
 * searched number come first, whatever their kind.
 */
export const searchQuery = defineQuery({
  name: 'search',
  permission: 'search:read',
  input: z.strictObject({
    term: z.string({ error: 'Busca inválida' }).trim().min(2, 'Digite ao menos 2 caracteres').max(200, 'Busca longa demais'),
  }),
  read: async (ctx, { term }): Promise<SearchHit[]> => {
    const asked = searchedKinds.filter(({ list, screen }) => mayDo(ctx.actor, list.permission) && (!screen || mayDo(ctx.actor, screen)));
    const found = new Map<SearchedKind, SearchHit[]>();
    const waiting = [...asked];
    const lane = async () => {
      for (let kind = waiting.shift(); kind; kind = waiting.shift()) found.set(kind, await hitsOf(kind, ctx, term));
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    const hits = asked.flatMap((kind) => found.get(kind) ?? []);
    const exact = hits.filter(({ exato }) => exato).toSorted((a, b) => numberedPlace(a.kind) - numberedPlace(b.kind));
    return [...exact, ...hits.filter(({ exato }) => !exato)];
  },
});

async function hitsOf(searched: SearchedKind, ctx: AppContext, term: string): Promise<SearchHit[]> {
  const { kind, list, titulo, referencia, exact, byId, numbered } = searched;
  const words = searchWords(term);
  const number = words.length === 1 && /^\d+$/.test(words[0]!) ? words[0]! : null;
  const rows = await findHits(list, ctx, term, { columns: columnsOf(searched), exact, byId, numbered, limit: HITS_OF_KIND });
  return rows.map((row) => ({
    kind,
    id: Number(row.id),
    titulo: String(row[titulo]),
    detalhe: detailOf(searched, row),
    referencia: String(row[referencia]),
    exato: number !== null && hasNumber(searched, row, number),
  }));
}
