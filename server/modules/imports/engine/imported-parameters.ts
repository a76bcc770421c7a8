import type { RunSql } from '../../../platform/db/run-sql.ts';
import type { ParameterChange } from '../../parameter-changes/index.ts';
import type { ImportDefinition } from './import-definition.ts';

/** The parameters that an upload changed, as they were and as they are; new rows have no value of before. */
export async function importedParameters(
  sql: RunSql,
  { parameter, target: { table } }: ImportDefinition,
  importId: number,
): Promise<ParameterChange[]> {
  if (!parameter) return [];
  const { parametro, column, called } = parameter;
  const rows = await sql<Omit<ParameterChange, 'parametro'>>(
    `select c.row_id as id, ${called} as nome, c.antes ->> '${column}' as before, c.depois ->> '${column}' as after
     from import_changes c join ${table} t on t.id = c.row_id
     where c.import_id = $1 and c.antes is not null and c.antes -> '${column}' <> c.depois -> '${column}' order by c.row_id`,
    [importId],
  );
  return rows.map((row) => ({ parametro, ...row }));
}
