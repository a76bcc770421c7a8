import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../import.errors.ts';
import { snapshot } from './apply-rows.ts';
import type { ImportDefinition } from './import-definition.ts';

/** SQLSTATEs of a row held by a foreign key that no definition's blocker anticipated. */
const DEPENDED_ON = new Set(['23001', '23503']);

/**
 * Reverts what an import wrote, as long as every row is still as the import left it and nothing depends on it. Returns how many rows were
 * reverted. Refuses: IMPORT_UNDO_BUILT_ON.
 */
export async function undoChanges({ sql }: Pick<ActionContext, 'sql'>, definition: ImportDefinition, importId: number): Promise<number> {
  const { table, change } = definition.target;
  await sql(`select t.id from ${table} t join import_changes c on c.row_id = t.id and c.import_id = $1 order by t.id for update of t`, [
    importId,
  ]);
  const changedSince = {
    exists: `left join ${table} t on t.id = c.row_id where t.id is null or ${snapshot(definition, 't')} <> c.depois`,
    text: 'há registros deste upload que foram alterados depois',
  };
  for (const { exists, text } of [changedSince, ...definition.blockers]) {
    const [found] = await sql(
      `select 1 from (select c.*, i.criado_em from import_changes c join imports i on i.id = c.import_id where c.import_id = $1) c
       ${exists} limit 1`,
      [importId],
    );
    if (found) throw new AppError('IMPORT_UNDO_BUILT_ON', { motivo: text });
  }
  for (const statement of definition.undoing ?? []) await sql(statement, [importId]);
  const restored = Object.keys(change).map((name) => `${name} = (jsonb_populate_record(null::${table}, c.antes)).${name}`);
  await sql(
    `update ${table} t set ${restored.join(', ')} from import_changes c where c.import_id = $1 and c.row_id = t.id and c.antes is not null`,
    [importId],
  );
  await sql(`delete from ${table} t using import_changes c where c.import_id = $1 and c.row_id = t.id and c.antes is null`, [
    importId,
  ]).catch((error: { code?: string }) => {
    throw DEPENDED_ON.has(error.code ?? '')
      ? new AppError('IMPORT_UNDO_BUILT_ON', { motivo: 'há registros que dependem deste upload' })
      : error;
  });
  const gone = await sql('delete from import_changes where import_id = $1 returning row_id', [importId]);
  return gone.length;
}
