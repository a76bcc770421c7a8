import type { AppContext } from '../../../platform/context.ts';

const SHOWN = 500;

/** SQL over import_errors: all errors of one line, in one text. */
export const LINE_TEXT = "string_agg(coalesce(nullif(coluna, '') || ': ', '') || mensagem, '; ' order by id)";

/** The documents' `erros`: one text per refused line, the first 500, then how many more there are. */
export async function importErrorTexts({ database }: Pick<AppContext, 'database'>, importId: number): Promise<string[]> {
  // From the primary, where it was just written: a replica may lag behind.
  const rows = await database.transaction(({ sql }) =>
    sql<{ linha: number; texto: string; total: number }>(
      `select linha, ${LINE_TEXT} as texto, count(*) over ()::int as total from import_errors where import_id = $1
       group by linha order by linha limit ${SHOWN}`,
      [importId],
    ),
  );
  const texts = rows.map(({ linha, texto }) => `Linha ${linha}: ${texto}`);
  const more = (rows[0]?.total ?? 0) - rows.length;
  return more > 0 ? [...texts, `… e mais ${more} linha(s)`] : texts;
}
