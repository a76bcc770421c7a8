import type { AppContext } from '../../../platform/context.ts';
import { postponedBy } from '../../../platform/errors/app-error.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { WorkOptions } from './work-off.ts';

/** Marks an import as stopped when its last try failed: people see it and may restart it, which continues with the remaining lines. */
const GIVEN_UP = {
  processing: `update imports set estado = 'FALHOU', mensagem = 'Erro ao processar o upload', terminado_em = $2
    where id = $1 and estado in ('NA_FILA', 'PROCESSANDO')`,
  undoing: `update imports set estado = 'DESFEITA_EM_PARTE', mensagem = 'Erro ao desfazer o upload', desfeita_em = $2
    where id = $1 and estado = 'DESFAZENDO'`,
};

/** Declares a job that processes one sort of import; a retry continues where the last try stopped. */
export function defineImportJob(
  name: string,
  work: (ctx: AppContext, importId: number, options: WorkOptions) => Promise<unknown>,
  kind: keyof typeof GIVEN_UP = 'processing',
): void {
  defineJob({
    name,
    expireInSeconds: 900,
    isWatched: true,
    handler: async (ctx, data, attempt) => {
      const importId = Number(data.importId);
      try {
        await work(ctx, importId, { signal: attempt.signal });
      } catch (error) {
        if (attempt.isLast && !postponedBy(error))
          await ctx.database.transaction((tx) => tx.sql(GIVEN_UP[kind], [importId, ctx.clock.now()]));
        throw error;
      }
    },
  });
}
