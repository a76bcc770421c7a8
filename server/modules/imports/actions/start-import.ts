import { defineAction } from '../../../platform/actions/action.ts';
import '../definitions/index.ts';
import { acceptFile, requireStaff, type StartedImport, sha256Of } from '../engine/accept-file.ts';
import { layoutOf } from '../engine/file-layout.ts';
import { findImportDefinition } from '../engine/import-definition.ts';
import { reachOf, sinceNewer } from '../engine/import-reach.ts';
import { sheetKindOf, stageRows } from '../engine/stage-rows.ts';
import { startImportRules } from '../import.rules.ts';

/** Name of the job that processes an import; takes { importId }. */
export const PROCESS_IMPORT = 'processImport';

/**
 * Accepts a spreadsheet or CSV of any kind but sales (000 §5 and 001 §5, Uploads; beyond C10). Refuses: no file or choice (INPUT_INVALID),
 * NOT_ALLOWED by kind, whatever makes a file unreadable (SHEET_*), and what the kind refuses; a refused file leaves nothing behind.
 */
export const startImport = defineAction({
  name: 'startImport',
  title: 'Upload de planilha',
  permission: 'import:send',
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
      stage: (importId) => stageRows(ctx.sql, definition, { importId, bytes: arquivo.bytes, places: layout.places }),
      waiting: 'import_staged',
    });
  },
});
