import type { GraphQLResolveInfo } from 'graphql';
import type { AppContext } from '../context.ts';
import { oncePerPlace } from './once-per-place.ts';
import { type Relation, relatedCountsLoader, type Wanted } from './related-rows.ts';
import { nestedSlice, type Row, readOptions } from './run-list.ts';

/** A page of the rows that one row leads to. Counted only when the query asks: one statement counts for all rows of the place. */
export interface NestedPage {
  items: Row[];
  total: () => Promise<number>;
  capped: () => Promise<boolean>;
}

export function nestedPage(
  relation: Relation,
  ctx: AppContext,
  info: GraphQLResolveInfo,
  row: Row,
  asked: Omit<Wanted, 'columns'>,
  items: Row[],
): NestedPage {
  const total = () => oncePerPlace(ctx, info, 'counts', () => relatedCountsLoader(relation, ctx, asked)).load(Number(row.id));
  const capped = async () => asked.options.pageSize === -1 && (await total()) > nestedSlice(readOptions(asked.options)).limit;
  return { items, total, capped };
}
