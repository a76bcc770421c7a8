import type { RunSql } from '../../../platform/db/run-sql.ts';
import type { GuardedChange } from '../../parameter-changes/index.ts';
import type { ImportDefinition, ImportGuard } from './import-definition.ts';

const itself = (value: string) => value;

/** The guarded parameters that the accepted lines of import_judged would set; new rows have no value of before. */
export async function parametersToImport(sql: RunSql, { guards = [], target }: ImportDefinition): Promise<GuardedChange[]> {
  const changes: GuardedChange[] = [];
  for (const { parametro, column, called, worth = itself } of guards) {
    const [before, after] = [worth(`t.${column}`), worth(target.change[column]!)];
    const rows = await sql<Omit<GuardedChange, 'parametro'>>(
      `select t.id, case when t.id is null then 'Linha ' || x.linha else ${called} end as nome,
         case when t.id is not null then ${before} end as before, ${after} as after
       from import_judged x left join ${target.table} t on t.id = x.target_id
       where x.refusals is null and (t.id is null or t.${column} is distinct from ${target.change[column]!}) order by x.linha`,
    );
    changes.push(...rows.map((row) => ({ parametro, ...row })));
  }
  return changes;
}

/** The guarded parameters that an upload changed, as they were and as they are, new rows left out. */
export async function importedParameters(
  sql: RunSql,
  { guards = [], target: { table } }: ImportDefinition,
  importId: number,
): Promise<GuardedChange[]> {
  const changes: GuardedChange[] = [];
  for (const guard of guards) changes.push(...(await importedBy(sql, guard, { table, importId })));
  return changes;
}

async function importedBy(
  sql: RunSql,
  { parametro, column, called, worth = itself }: ImportGuard,
  { table, importId }: { table: string; importId: number },
): Promise<GuardedChange[]> {
  const [before, after] = [worth(`(c.antes ->> '${column}')::numeric`), worth(`(c.depois ->> '${column}')::numeric`)];
  const rows = await sql<Omit<GuardedChange, 'parametro'>>(
    `select c.row_id as id, ${called} as nome, ${before} as before, ${after} as after
     from import_changes c join ${table} t on t.id = c.row_id
     where c.import_id = $1 and c.antes is not null and c.antes -> '${column}' <> c.depois -> '${column}' order by c.row_id`,
    [importId],
  );
  return rows.map((row) => ({ parametro, ...row }));
}
