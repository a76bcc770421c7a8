import type { ActionContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { newFileKey } from '../../platform/files/storage.ts';
import type { ExportRequest } from '../../platform/lists/export-statement.ts';
import type { ExportFileFormat } from './content-types.ts';
import { MAKE_EXPORT } from './make-export.ts';

interface Queued {
  /** Name of the list, or of the archive. */
  list: string;
  format: ExportFileFormat;
  request: Required<ExportRequest>;
  fileName: string;
  /** Row count, for the progress. */
  total: number;
}

/** Requests a file that a job writes and that stays among the user's exports for a week; returns its id. Refuses: NOT_ALLOWED. */
export async function queueExport(ctx: ActionContext, { list, format, request, fileName, total }: Queued): Promise<number> {
  const { scope, options, filter } = request;
  if (ctx.actor.kind !== 'staff') throw new AppError('NOT_ALLOWED');
  const [row] = await ctx.sql<{ id: number }>(
    `insert into exports (staff_user_id, lista, formato, escopo, pedido, nome_arquivo, chave, total, criado_em)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      ctx.actor.id,
      list,
      format,
      scope,
      JSON.stringify({ options, filter }),
      fileName,
      newFileKey(format.toLowerCase()),
      total,
      ctx.clock.now(),
    ],
  );
  await ctx.enqueue(MAKE_EXPORT, { exportId: row!.id });
  return row!.id;
}
