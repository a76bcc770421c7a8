import type { z } from 'zod';
import type { Permission } from '../../policy/permissions.ts';
import type { AppContext } from '../context.ts';
import { requirePermission } from '../require-permission.ts';
import { validate } from '../validate.ts';

/** A read that is not a list: who may ask, its input, its result. It never writes. */
export interface Query<Schema extends z.ZodType, Result> {
  /** Also the name of the GraphQL query. */
  name: string;
  permission: Permission;
  input: Schema;
  read: (ctx: AppContext, input: z.output<Schema>) => Promise<Result>;
}

const queries = new Map<string, Query<z.ZodType, unknown>>();

/** Declares a query and adds it to the catalogue that the policy test reads. */
export function defineQuery<Schema extends z.ZodType, Result>(query: Query<Schema, Result>): Query<Schema, Result> {
  if (queries.has(query.name)) throw new Error(`query ${query.name} is defined twice`);
  queries.set(query.name, query as unknown as Query<z.ZodType, unknown>);
  return query;
}

/** Every query of the product that is not a list. */
export function allQueries(): Query<z.ZodType, unknown>[] {
  return [...queries.values()];
}

/** Runs a query: policy, validation, then plain rows. Refuses: NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID. */
export async function runQuery<Schema extends z.ZodType, Result>(
  query: Query<Schema, Result>,
  ctx: AppContext,
  raw: unknown = {},
): Promise<Result> {
  requirePermission(ctx, query.permission);
  return query.read(ctx, validate(query.input, raw));
}
