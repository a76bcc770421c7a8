import { defineAction } from '../../../platform/actions/action.ts';
import '../definitions/index.ts';
import type { StaffActor } from '../../../platform/actor.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { acceptFile, requireStaff, type StartedImport, sha256Of } from '../engine/accept-file.ts';
import { layoutOf } from '../engine/file-layout.ts';
import { findImportDefinition, type ImportDefinition } from '../engine/import-definition.ts';
import { reachOf, sinceNewer } from '../engine/import-reach.ts';
import { type ImportReach, judgeRows } from '../engine/judge-rows.ts';
import { needOfFile } from '../engine/limit-file.ts';
import { nextChunk } from '../engine/process-import.ts';
import { MAX_ROWS, sheetKindOf, stageRows } from '../engine/stage-rows.ts';
import { startImportRules } from '../import.rules.ts';
import { holdImport, PROCESS_IMPORT } from './release-import.ts';

/**
 * Accepts a spreadsheet or CSV of any kind but sales (000 §5 and 001 §5, Uploads; beyond C10). Needs the kind's own permission. A refused
 * file leaves nothing behind. A file that does more than its sender may do alone on the screen waits for a second person.
 */
export const startImport = defineAction({
  name: 'startImport',
  title: 'Upload de planilha',
  permission: 'import:send',
  refuses: ['SHEET_*', 'STORE_PRODUCT_STORE_UNKNOWN'],
  input: startImportRules,
  handler: async (anyone, { tipo, arquivo, escolhas, aguardar }): Promise<StartedImport> => {
    const ctx = requireStaff(anyone);
    const definition = findImportDefinition(tipo)!;
    const { reach, escopo } = await reachOf(ctx, definition, escolhas);
    const layout = await layoutOf(ctx, tipo, arquivo.bytes);
    return acceptFile(ctx, {
      tipo,
      kind: sheetKindOf(arquivo.bytes, definition.formats),
      arquivo,
      job: PROCESS_IMPORT,
      aguardar,
      escopo: await sinceNewer(ctx, { tipo, sha256: sha256Of(arquivo.bytes), escopo: layout.scoped(escopo) }),
      opcoes: { alcance: reach },
      limit: (importId, nome) => limitFile(ctx, definition, { importId, nome, reach }),
      stage: (importId) => stageRows(ctx.sql, definition, { importId, bytes: arquivo.bytes, places: layout.places }),
      waiting: 'import_staged',
    });
  },
});

/** Keeps a staged file for a second person where one may not let it in alone; true when it waits. */
async function limitFile(
  ctx: ActionContext & { actor: StaffActor },
  definition: ImportDefinition,
  { importId, nome, reach }: { importId: number; nome: string; reach: ImportReach },
): Promise<boolean> {
  const { screen, guards, limit, gives, tipo } = definition;
  if (!screen && !guards && !limit && !gives) return false;
  const whole = await nextChunk(ctx, importId, MAX_ROWS);
  if (!whole) return false;
  await judgeRows(ctx.sql, definition, whole, reach, { hoje: ctx.clock.today(), agora: ctx.clock.now() });
  const need = await needOfFile(ctx, definition);
  if (!need) return false;
  const { networkIds } = ctx.actor;
  const networkId = networkIds?.length === 1 ? networkIds[0]! : null;
  await holdImport(ctx, { id: importId, tipo }, { ...need, resumo: `Upload ${nome}: ${need.resumo}`, networkId });
  return true;
}
