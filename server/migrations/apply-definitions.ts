import { createHash } from 'node:crypto';
import type { RunSql } from '../platform/db/run-sql.ts';
import { type SqlDefinition, sqlDefinitions } from './definitions.ts';

/**
 * Makes the functions and views of the database those of the files, inside the caller's transaction. Answers the files that it applied.
 *
 * A definition carries the hash of its text as its comment in the database, so one that is missing, older or restored is found and
 * applied. A process of a former release, started again while releases are exchanged, applies nothing: its definitions have
 * been followed by others.
 */
export async function applyDefinitions(sql: RunSql, definitions = sqlDefinitions()): Promise<string[]> {
  const release = createHash('sha256').update(definitions.map(commentOf).toSorted().join()).digest('hex');
  const [latest] = await sql<{ release: string; isFormer: boolean }>(
    `select release, exists (select from schema_definitions f where f.release = '${release}' and f.id < l.id) as "isFormer"
     from schema_definitions l order by id desc limit 1`,
  );
  if (latest?.isFormer) return [];
  const changed = await changedOf(sql, definitions);
  for (const definition of changed) await apply(sql, definition);
  if (latest?.release !== release) await sql(`insert into schema_definitions (release) values ('${release}')`);
  return changed.map(({ file }) => file);
}

async function changedOf(sql: RunSql, definitions: readonly SqlDefinition[]): Promise<SqlDefinition[]> {
  const found = await sql<{ name: string; comment: string }>(`
    select p.proname as name, obj_description(p.oid, 'pg_proc') as comment from pg_proc p where p.pronamespace = 'public'::regnamespace
    union all
    select c.relname, obj_description(c.oid, 'pg_class') from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'`);
  const applied = new Set(found.map(({ name, comment }) => `${name} ${comment}`));
  return definitions.filter((definition) => !applied.has(`${definition.name} ${commentOf(definition)}`));
}

async function apply(sql: RunSql, definition: SqlDefinition): Promise<void> {
  try {
    await sql(definition.text);
    await sql(`comment on ${definition.object} is '${commentOf(definition)}'`);
  } catch (error) {
    throw new Error(`server/${definition.file}: ${(error as Error).message}`, { cause: error });
  }
}

const commentOf = ({ file, hash }: SqlDefinition) => `server/${file} ${hash}`;
