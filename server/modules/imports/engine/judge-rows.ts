import type { RunSql } from '../../../platform/db/run-sql.ts';
import { type ImportDefinition, sqlName } from './import-definition.ts';

/** The sender's reach and choices; stored with the import, because jobs run as the system. */
export interface ImportReach {
  redes: number[] | null;
  lojas: number[] | null;
  inativas: boolean;
  /** The sender, whose own CPF a file may not credit. Absent in imports of former releases. */
  autor?: number;
  escolhas: Record<string, string | number>;
}

/** The time used to judge rows. */
interface Moment {
  hoje: string;
  agora: Date;
}

const statements = new Map<string, string>();

/**
 * Judges lines `first` to `last` of an import into the temporary table import_judged: the resolved line and, in `refusals`, column, value
 * and text of each error; null without errors. Writes nothing else.
 */
export async function judgeRows(
  sql: RunSql,
  definition: ImportDefinition,
  { importId, first, last }: { importId: number; first: number; last: number },
  reach: ImportReach,
  { hoje, agora }: Moment,
): Promise<void> {
  let statement = statements.get(definition.tipo);
  if (!statement) {
    statement = judgeStatement(definition);
    statements.set(definition.tipo, statement);
  }
  await sql('drop table if exists pg_temp.import_judged');
  await sql(statement, [
    importId,
    first,
    last,
    reach.redes,
    reach.lojas,
    reach.inativas,
    JSON.stringify(reach.escolhas),
    hoje,
    agora,
    reach.autor ?? null,
  ]);
}

function judgeStatement(definition: ImportDefinition): string {
  const { columns, resolve, uniqueBy, checks } = definition;
  const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
  const cells = Object.entries(columns).map(
    ([key, { cell }], position) => `s.valores[${position + 1}]${cell.sql === 'text' ? '' : `::${cell.sql}`} as ${sqlName(key)}`,
  );
  const titleOf = (column: string) => quote(columns[column]!.title);
  // A refused cell is null here, and is its own error.
  const areRead = (keys: readonly string[]) =>
    `(x.erro is null or not string_to_array(x.coluna, chr(31)) && array[${keys.map(titleOf).join(', ')}])`;
  const cases = checks.map(
    ({ when, column, needs = [], text }) =>
      `case when (${when}) and ${areRead([column, ...needs])}
        then jsonb_build_array(${titleOf(column)}, coalesce(x.${sqlName(column)}::text, ''), ${quote(text)}) end`,
  );
  return `create temporary table import_judged on commit drop as
    with o as materialized (select $4::int[] as redes, $5::int[] as lojas, $6::boolean as inativas, $7::jsonb as escolhas, $8::date as hoje,
      $9::timestamptz as agora, $10::int as autor),
    line as (
      select s.import_id, s.linha, s.coluna, s.valor, s.erro, s.conteudo, ${cells.join(', ')}
      from import_staged s where s.import_id = $1::int and s.linha between $2::int and $3::int),
    resolved as (${resolve}),
    numbered as (
      select r.*, first_value(r.linha) over (partition by r.erro is null, ${uniqueBy.map((name) => `r.${name}`).join(', ')} order by r.linha) as primeira
      from resolved r)
    select x.*, coalesce(
      nullif(case when x.erro is null then '{}' else staged_refusals(x.coluna, x.valor, x.erro) end
        || array_remove(array[${cases.join(',\n      ')}]::jsonb[], null), '{}'),
      case
        when x.primeira <> x.linha then array[jsonb_build_array('', '', 'Linha repetida no arquivo: igual à linha ' || x.primeira)]
        -- Or in a chunk that was applied before.
        when exists (select from import_changes c where c.import_id = x.import_id and c.row_id = x.target_id)
          then array[jsonb_build_array('', '', 'Linha repetida no arquivo')]
      end) as refusals
    from numbered x`;
}
