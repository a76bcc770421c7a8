import { defineAction } from '../../../platform/actions/action.ts';
import { ledger } from '../../ledger/index.ts';
import { acceptFile, reachKey, requireStaff, type StartedImport } from '../engine/accept-file.ts';
import { layoutOf } from '../engine/file-layout.ts';
import { startSalesImportRules } from '../import.rules.ts';
import { limitSalesFile } from '../limit-sales-file.ts';
import { stageSales } from '../stage-sales.ts';
import { PROCESS_SALES_IMPORT } from './release-import.ts';

/**
 * Accepts a sales spreadsheet (000 §5, Uploads; beyond C10). A refused file leaves nothing behind. A file with a sale above the limits of a
 * single sale, or that may give more than one person gives in a day, waits for a second one.
 */
export const startSalesImport = defineAction({
  name: 'startSalesImport',
  title: 'Upload de vendas',
  permission: 'import:sales',
  refuses: ['SHEET_*', 'MONEY_PAUSED'],
  input: startSalesImportRules,
  handler: async (anyone, { arquivo, enviarMensagem, aguardar }): Promise<StartedImport> => {
    const ctx = requireStaff(anyone);
    await ledger.refuseWhilePaused(ctx);
    const layout = await layoutOf(ctx, 'VENDAS', arquivo.bytes);
    return acceptFile(ctx, {
      tipo: 'VENDAS',
      kind: 'xlsx',
      arquivo,
      job: PROCESS_SALES_IMPORT,
      aguardar,
      escopo: layout.scoped(reachKey(ctx.actor)),
      opcoes: { enviarMensagem, redes: ctx.actor.networkIds },
      limit: (id, nome) => limitSalesFile(ctx, { id, nome, redes: ctx.actor.networkIds }),
      stage: (importId) => stageSales(ctx.sql, importId, arquivo.bytes, layout.places),
      waiting: 'import_rows',
    });
  },
});
