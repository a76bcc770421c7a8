import type { ActionContext, AppContext } from '../../platform/context.ts';
import { formatPoints } from '../../shared/format.ts';
import { queueWhatsApp } from '../messaging/index.ts';
import { type WorkOptions, workOff } from './engine/work-off.ts';

/** Lines decided in one transaction: enough to be fast, few enough to lock nobody out for long. */
const CHUNK_LINES = 5_000;

/**
 * Works an import of sales off, chunk by chunk, and tells the sellers when the sender asked for it. Answers how many sales the import
 * has posted in all.
 */
export function processSalesImport(
  ctx: AppContext,
  importId: number,
  { chunkLines = CHUNK_LINES, signal }: WorkOptions = {},
): Promise<number> {
  return workOff(ctx, importId, {
    signal,
    step: async ({ sql }) => {
      const [row] = await sql<{ more: boolean }>('select sales_import_step($1, $2, $3, $4) as more', [
        importId,
        chunkLines,
        ctx.clock.today(),
        ctx.clock.now(),
      ]);
      return row!.more;
    },
    concluded: async (tx, { enviarMensagem }) => {
      const enqueue: ActionContext['enqueue'] = (job, data, options) => ctx.ports.jobs.send(tx, job, data, options);
      if (enviarMensagem) await tellSellers({ ...ctx, sql: tx.sql, enqueue }, importId);
    },
  });
}

/** One message for each seller, however many sales the file had. */
async function tellSellers(ctx: Pick<ActionContext, 'sql' | 'enqueue' | 'env' | 'clock'>, importId: number): Promise<void> {
  const sellers = await ctx.sql<{ celular: string; vendas: number; pontos: string; identificador: string }>(
    `select v.celular, count(*) as vendas, sum(p.total_pontos) as pontos, min(p.identificador) as identificador
     from postings p join sellers v on v.id = p.seller_id where p.import_id = $1 and v.celular is not null group by v.id order by v.id`,
    [importId],
  );
  for (const { celular, vendas, pontos, identificador } of sellers) {
    const points = `${formatPoints(pontos)} pontos`;
    const texto =
      vendas === 1 ? `Sua venda ${identificador} foi aprovada: ${points}.` : `Suas ${vendas} vendas foram aprovadas: ${points}.`;
    await queueWhatsApp(ctx, { celular, texto });
  }
}
