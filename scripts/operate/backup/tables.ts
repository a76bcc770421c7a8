import type pg from 'pg';

/** A table as a backup sees it. Generated columns are regenerated rather than stored. */
export interface Table {
  name: string;
  columns: string[];
}

/** A table's row count, and a checksum of its contents that ignores their order. */
export interface Fingerprint {
  rows: number;
  sum: string;
}

/** Waiting jobs belong to completed actions; the rest of the queue's schema is recreated automatically. */
export const JOBS = 'pgboss.job';
/** Written by the migrations themselves. */
const OWN_HISTORY = ['schema_migrations', 'schema_definitions'];

/** Every table of the product, and the waiting jobs last. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(
    `select c.table_name as name, array_agg(c.column_name::text order by c.ordinal_position) as columns
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER' and table_name <> all ($1) group by 1 order by 1`,
    [OWN_HISTORY],
  );
  const { rows: jobs } = await client.query<Table>(
    `select '${JOBS}' as name, array_agg(attname::text order by attnum) as columns from pg_attribute
     where attrelid = to_regclass('${JOBS}') and attnum > 0 and not attisdropped and attgenerated = '' having count(*) > 0`,
  );
  return [...tables, ...jobs];
}

/** Reads in the caller's snapshot. Both sides of a comparison must use the same time zone. */
export async function fingerprintOf(client: pg.ClientBase, { name, columns }: Table): Promise<Fingerprint> {
  const { rows } = await client.query<Fingerprint>(
    `select count(*)::int as rows, coalesce(sum(hashtextextended(row(${columns.map(quoted).join(', ')})::text, 0)::numeric), 0)::text as sum from ${name}`,
  );
  return rows[0]!;
}

/** A quoted column name, which may also be an SQL keyword. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
