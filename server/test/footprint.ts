import type { Database } from '../platform/db/database.ts';

/** Tables a refusal may legitimately write: limits, sessions' last use, and answers kept under a key. */
const NOT_COUNTED = ['rate_limits', 'sessions', 'idempotency_keys', 'access_tokens'];

const FUNCTION = `
  create schema footprint;
  create table footprint.writes (id bigserial, table_name text not null, written text not null);
  create function footprint.note() returns trigger language plpgsql as $$
  begin
    insert into footprint.writes (table_name, written) values (tg_table_name, tg_op || ': ' || left(current_query(), 300));
    return null;
  end $$`;

/**
 * From now on records each row that a transaction writes and commits. Returns a function that reports what was written since its last call,
 * by table: how often, and the first statement.
 */
export async function openFootprint(database: Database): Promise<() => Promise<Record<string, string>>> {
  const tables = await database.read<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and c.relname <> all ($1)`,
    [NOT_COUNTED],
  );
  const triggers = tables.map(
    ({ name }) =>
      `create trigger zz_footprint after insert or update or delete on "${name}" for each row execute function footprint.note()`,
  );
  await database.pool.query([FUNCTION, ...triggers].join(';\n'));
  return async () => {
    const { rows } = await database.pool.query<{ table_name: string; state: string }>(
      `with gone as (delete from footprint.writes returning *)
       select table_name, count(*) || ' rows, first by ' || (array_agg(written order by id))[1] as state from gone group by table_name`,
    );
    return Object.fromEntries(rows.map(({ table_name, state }) => [table_name, state]));
  };
}
