import { z } from 'zod';
import { mayDo } from '../../platform/actor.ts';
import type { AppContext } from '../../platform/context.ts';
import { findHits } from '../../platform/lists/find-hits.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import type { SearchKind } from './search-kind-set.ts';
import { columnsOf, detailOf, type SearchedKind, searchedKinds } from './searched-kinds.ts';

/** One row that a search found. */
export interface SearchHit {
  kind: SearchKind;
  id: number;
  titulo: string;
  detalhe: string;
  referencia: string;
}

/** Hits of one kind. */
export const HITS_OF_KIND = 5;
/** Statements of one search that run at a time: a search must not take every connection. */
const LANES = 4;

/** Everything that a term finds among what this person may list, under each list's own policy, scope, search and masks. */
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
    return asked.flatMap((kind) => found.get(kind) ?? []);
  },
});

async function hitsOf(searched: SearchedKind, ctx: AppContext, term: string): Promise<SearchHit[]> {
  const { kind, list, titulo, referencia, exact, byId } = searched;
  const rows = await findHits(list, ctx, term, { columns: columnsOf(searched), exact, byId, limit: HITS_OF_KIND });
  return rows.map((row) => ({
    kind,
    id: Number(row.id),
    titulo: String(row[titulo]),
    detalhe: detailOf(searched, row),
    referencia: String(row[referencia]),
  }));
}
