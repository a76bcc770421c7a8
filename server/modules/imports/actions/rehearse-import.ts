import { defineAction } from '../../../platform/actions/action.ts';
import type { StaffActor } from '../../../platform/actor.ts';
import type { ActionContext } from '../../../platform/context.ts';
import '../definitions/index.ts';
import { findImport, requireStaff, sha256Of } from '../engine/accept-file.ts';
import { type FileLayout, layoutOf } from '../engine/file-layout.ts';
import { changedColumns, findImportDefinition, type ImportDefinition } from '../engine/import-definition.ts';
import { reachOf, sinceNewer } from '../engine/import-reach.ts';
import { type ImportReach, judgeRows } from '../engine/judge-rows.ts';
import { nextChunk } from '../engine/process-import.ts';
import { MAX_ROWS, stageRows } from '../engine/stage-rows.ts';
import { triedOut } from '../engine/tried-out.ts';
import { rehearseImportRules } from '../import.rules.ts';
import type { RefusedLine } from './rehearse-sales-import.ts';

/** What a person downloads to mend a file; more is another file. */
const SHOWN_ERRORS = 10_000;

/** Preview of an import (beyond C10), with the first errors of its lines. */
export interface ImportRehearsal {
  linhas: number;
  validas: number;
  invalidas: number;
  /** Of the valid lines: rows that would be created, changed, and already match. */
  novas: number;
  alteradas: number;
  iguais: number;
  /** The import this same upload started before. */
  importacaoAnterior: number | null;
  /** Whether the sender had said which column is which. */
  colunasIndicadas: boolean;
  erros: RefusedLine[];
}

/** Runs a spreadsheet through the import's own statements and rolls back: nothing stays written and nobody is locked out. */
export const rehearseImport = defineAction({
  name: 'rehearseImport',
  title: 'Simulação de upload',
  permission: 'import:send',
  refuses: ['SHEET_*'],
  input: rehearseImportRules,
  logged: false,
  handler: async (anyone, { tipo, arquivo, escolhas }): Promise<ImportRehearsal> => {
    const ctx = requireStaff(anyone);
    const definition = findImportDefinition(tipo)!;
    const { reach, escopo: reached } = await reachOf(ctx, definition, escolhas);
    const layout = await layoutOf(ctx, tipo, arquivo.bytes);
    const escopo = layout.scoped(reached);
    const sha256 = sha256Of(arquivo.bytes);
    const before = await findImport(ctx, { tipo, sha256, escopo: await sinceNewer(ctx, { tipo, sha256, escopo }) });
    const forecast = await triedOut(ctx, () => rehearse(ctx, definition, reach, { bytes: arquivo.bytes, layout }));
    return { ...forecast, importacaoAnterior: before?.id ?? null, colunasIndicadas: layout.places !== null };
  },
});

type Forecast = Omit<ImportRehearsal, 'importacaoAnterior' | 'colunasIndicadas' | 'erros'>;

async function rehearse(
  ctx: ActionContext & { actor: StaffActor },
  definition: ImportDefinition,
  reach: ImportReach,
  { bytes, layout }: { bytes: Buffer; layout: FileLayout },
) {
  // A unique number, so that concurrent rehearsals do not collide.
  const [{ id } = { id: 0 }] = await ctx.sql<{ id: number }>("select nextval('imports_id_seq') as id");
  await stageRows(ctx.sql, definition, { importId: id, bytes, places: layout.places });
  const chunk = (await nextChunk(ctx, id, MAX_ROWS))!;
  await judgeRows(ctx.sql, definition, chunk, reach, { hoje: ctx.clock.today(), agora: ctx.clock.now() });
  const [forecast] = await ctx.sql<Forecast>(forecastStatement(definition));
  return { ...forecast!, erros: await refusedLines(ctx) };
}

function forecastStatement(definition: ImportDefinition): string {
  const { current, next } = changedColumns(definition);
  return `select count(*)::int as linhas, count(*) filter (where x.refusals is null)::int as validas,
      count(*) filter (where x.refusals is not null)::int as invalidas,
      count(*) filter (where x.refusals is null and t.id is null)::int as novas,
      count(*) filter (where x.refusals is null and t.id is not null and ${current} is distinct from ${next})::int as alteradas,
      count(*) filter (where x.refusals is null and t.id is not null and ${current} is not distinct from ${next})::int as iguais
    from import_judged x left join ${definition.target.table} t on t.id = x.target_id`;
}

function refusedLines(ctx: ActionContext): Promise<RefusedLine[]> {
  return ctx.sql<RefusedLine>(
    `select x.linha, r.refusal ->> 0 as coluna, r.refusal ->> 1 as valor, r.refusal ->> 2 as mensagem
     from import_judged x cross join unnest(x.refusals) with ordinality as r(refusal, place)
     order by x.linha, r.place limit ${SHOWN_ERRORS}`,
  );
}
