import type { RunSql } from '../../../platform/db/run-sql.ts';
import { changedColumns, type ImportDefinition } from './import-definition.ts';

/** When a chunk is applied. */
interface Applying {
  importId: number;
  hoje: string;
  agora: Date;
}

const names = (columns: Readonly<Record<string, string>>) => Object.keys(columns).join(', ');
const values = (columns: Readonly<Record<string, string>>) => Object.values(columns).join(', ');

/** SQL of the columns an upload changes, as one JSON object of the row aliased `alias`. */
export function snapshot({ target }: ImportDefinition, alias: string): string {
  return `jsonb_build_object(${Object.keys(target.change)
    .map((name) => `'${name}', ${alias}.${name}`)
    .join(', ')})`;
}

/**
 * Writes the accepted lines of import_judged: new rows, changes to rows that differ and, in import_changes, the previous values. Works set
 * by set, so its time depends on the chunk and not on the number of statements. If somebody else wrote a row since it was judged, the whole
 * chunk starts again.
 */
export async function applyRows(sql: RunSql, definition: ImportDefinition, { importId, hoje, agora }: Applying): Promise<number> {
  const [outcome] = await sql<{ total: number }>('select count(*)::int as total from import_judged where refusals is null');
  const total = outcome?.total ?? 0;
  if (total === 0) return 0;
  const { target } = definition;
  await sql('drop table if exists pg_temp.import_applied');
  await sql('create temporary table import_applied (row_id int, antes jsonb, depois jsonb, extra jsonb) on commit drop');
  await change(sql, definition, hoje);
  if (target.create) await create(sql, definition, agora);
  for (const statement of definition.applied ?? []) await sql(statement, [hoje, agora]);
  await sql(
    'insert into import_changes (import_id, row_id, antes, depois, extra) select $1, row_id, antes, depois, extra from import_applied',
    [importId],
  );
  return total;
}

async function change(sql: RunSql, definition: ImportDefinition, hoje: string): Promise<void> {
  const { table, change: changed, extra } = definition.target;
  const { current, next } = changedColumns(definition);
  // In a fixed order, so that two imports cannot deadlock.
  await sql(
    `select t.id from ${table} t where t.id in (select target_id from import_judged where refusals is null) order by t.id for update`,
  );
  await sql(
    `with before as (
       select t.id, ${snapshot(definition, 't')} as antes, ${extra ?? 'null::jsonb'} as extra
       from ${table} t join import_judged x on x.target_id = t.id cross join (select $1::date as hoje) o
       where x.refusals is null and ${current} is distinct from ${next}),
     after as (
       update ${table} t set ${Object.entries(changed)
         .map(([name, value]) => `${name} = ${value}`)
         .join(', ')}
       from import_judged x join before b on b.id = x.target_id where t.id = x.target_id and x.refusals is null
       returning t.id, ${snapshot(definition, 't')} as depois)
     insert into import_applied (row_id, antes, depois, extra) select a.id, b.antes, a.depois, b.extra from after a join before b using (id)`,
    [hoje],
  );
}

async function create(sql: RunSql, definition: ImportDefinition, agora: Date): Promise<void> {
  const { table, create: fixed, change: changed } = definition.target;
  const all = { ...fixed, ...changed, criado_em: '$1::timestamptz' };
  const [made] = await sql<{ missing: number }>(
    `with fresh as (
       insert into ${table} as t (${names(all)}) select ${values(all)} from import_judged x
       where x.refusals is null and x.target_id is null order by x.linha on conflict do nothing
       returning t.id, ${snapshot(definition, 't')} as depois),
     kept as (insert into import_applied (row_id, depois) select id, depois from fresh returning row_id)
     select (select count(*) from import_judged where refusals is null and target_id is null)::int - (select count(*) from kept)::int as missing`,
    [agora],
  );
  if (made!.missing > 0) await sql("do $$ begin raise exception 'a row was written meanwhile' using errcode = '40001'; end $$");
}
