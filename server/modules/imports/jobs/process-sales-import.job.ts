import { defineJob } from '../../../platform/jobs/job.ts';
import { PROCESS_SALES_IMPORT } from '../actions/start-sales-import.ts';
import { processSalesImport } from '../sales-import.ts';

/** Works an import of sales off; another try goes on where the last one stopped. */
defineJob({
  name: PROCESS_SALES_IMPORT,
  expireInSeconds: 900,
  handler: async (ctx, data, attempt) => {
    const importId = Number(data.importId);
    try {
      await processSalesImport(ctx, importId, { signal: attempt.signal });
    } catch (error) {
      // People see that it stopped and may send the file again, which goes on with what is left.
      if (attempt.isLast)
        await ctx.database.transaction((tx) =>
          tx.sql(
            `update imports set estado = 'FALHOU', mensagem = 'Erro ao processar o upload', terminado_em = $2
             where id = $1 and estado in ('NA_FILA', 'PROCESSANDO')`,
            [importId, ctx.clock.now()],
          ),
        );
      throw error;
    }
  },
});
