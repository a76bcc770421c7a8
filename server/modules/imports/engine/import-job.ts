import type { AppContext } from '../../../platform/context.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { WorkOptions } from './work-off.ts';

/** Declares the job that works imports of one sort off; another try goes on where the last one stopped. */
export function defineImportJob(name: string, work: (ctx: AppContext, importId: number, options: WorkOptions) => Promise<number>): void {
  defineJob({
    name,
    expireInSeconds: 900,
    handler: async (ctx, data, attempt) => {
      const importId = Number(data.importId);
      try {
        await work(ctx, importId, { signal: attempt.signal });
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
}
