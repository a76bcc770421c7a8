import type { RunSql } from '../platform/db/run-sql.ts';
import { type SqlDefinition, sqlDefinitions } from './definitions.ts';

/**
 * Makes the functions and views of the database those of the files, inside the caller's transaction, and answers the files that were
 * applied. A definition carries the hash of its text as its comment in the database, so nothing else has to be kept in step:
 * one that is missing, restored or older is applied.
 */
export async function applyDefinitions(sql: RunSql): Promise<string[]> {
  const found = await sql<{ name: string; comment: string }>(`
    select p.proname as name, obj_description(p.oid, 'pg_proc') as comment from pg_proc p where p.pronamespace = 'public'::regnamespace
    union all
    select c.relname, obj_description(c.oid, 'pg_class') from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'`);
  const applied = new Set(found.map(({ name, comment }) => `${name} ${comment}`));
  const changed = sqlDefinitions().filter((definition) => !applied.has(`${definition.name} ${commentOf(definition)}`));
  for (const definition of changed) await sql(`${definition.text}comment on ${definition.object} is '${commentOf(definition)}'`);
  return changed.map(({ file }) => file);
}

const commentOf = ({ file, hash }: SqlDefinition) => `server/${file} ${hash}`;
