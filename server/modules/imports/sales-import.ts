import type { ActionContext, AppContext } from '../../platform/context.ts';
import { formatPoints } from '../../shared/format.ts';
import { queueWhatsApp } from '../messaging/index.ts';
import { type WorkOptions, workOff } from './engine/work-off.ts';

/** Lines per transaction: enough to be fast, few enough not to block anyone for long. */
const CHUNK_LINES = 5_000;
/** Chunks in parallel: their sellers and notes rarely overlap, and each chunk keeps one database core busy. */
const LANES = 2;
/** A chunk takes a second, or a few on a busy machine. */
const CHUNK_SECONDS = 120;

/**
 * Processes a sales import chunk by chunk, and notifies the sellers if the sender asked for it. With a monthly limit, sales are decided in
 * file order. One that waits for a second person is left alone. Returns how many sales the import has posted in total.
 */
export async function processSalesImport(
  ctx: AppContext,
  importId: number,
  { chunkLines = CHUNK_LINES, signal }: WorkOptions = {},
): Promise<number> {
  const next = chunksOf(ctx, importId, chunkLines);
  const [settings] = await ctx.database.read<{ limited: boolean; waits: boolean }>(
    `select limite_pontuacao > 0 as limited, exists (select from imports where id = $1 and estado = 'AGUARDA') as waits
     from system_settings where id = 1`,
    [importId],
  );
  if (settings?.waits) return 0;
  return workOff(ctx, importId, {
    signal,
    lanes: settings?.limited ? 1 : LANES,
    step: async () => {
      const chunk = await next();
      if (!chunk) return false;
      await ctx.database.transaction(async (tx) => {
        await tx.patience(CHUNK_SECONDS);
        await tx.sql('select sales_import_step($1, $2, $3, $4, $5)', [
          importId,
          chunk.first,
          chunk.last,
          ctx.clock.today(),
          ctx.clock.now(),
        ]);
      });
      return true;
    },
    concluded: async (tx, { enviarMensagem }) => {
      const enqueue: ActionContext['enqueue'] = (job, data, options) => ctx.ports.jobs.send(tx, job, data, options);
      if (enviarMensagem) await tellSellers({ ...ctx, sql: tx.sql, enqueue }, importId);
    },
  });
}

interface SalesChunk {
  first: number;
  last: number;
}

/** Hands out the import's chunks in order, each once, to whichever lane asks next. */
function chunksOf(ctx: AppContext, importId: number, lines: number): () => Promise<SalesChunk | null> {
  let after = 0;
  const take = async () => {
    const [chunk] = await ctx.database.read<SalesChunk>('select first, last from sales_import_next($1, $2, $3)', [importId, after, lines]);
    after = chunk?.last ?? after;
    return chunk ?? null;
  };
  let turn: Promise<SalesChunk | null> = Promise.resolve(null);
  return () => {
    turn = turn.then(take, take);
    return turn;
  };
}

/** One message per seller, however many sales the file had. */
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
