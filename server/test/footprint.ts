import type { Database } from '../platform/db/database.ts';

/** Tables that a refusal may write on purpose: limits, sessions' last use, and answers kept under a key. */
const NOT_COUNTED = ['rate_limits', 'sessions', 'idempotency_keys', 'access_tokens'];

/** How many rows each table has and which transaction last wrote one: two equal footprints mean that nothing was kept in between. */
export async function openFootprint(database: Database): Promise<() => Promise<Record<string, string>>> {
  const tables = await database.read<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and c.relname <> all ($1)`,
    [NOT_COUNTED],
  );
  const parts = tables.map(
    ({ name }) => `select '${name}' as name, count(*) || ' rows, last by ' || coalesce(max(xmin::text::bigint), 0) as state from "${name}"`,
  );
  const statement = parts.join(' union all ');
  return async () =>
    Object.fromEntries((await database.read<{ name: string; state: string }>(statement)).map(({ name, state }) => [name, state]));
}
