import type { ActionContext, AppContext } from '../../platform/context.ts';
import { newFileKey } from '../../platform/files/storage.ts';
import { errorReport, type RefusedRow } from '../../platform/sheets/error-report.ts';
import { formatPoints } from '../../shared/format.ts';
import { queueWhatsApp } from '../messaging/index.ts';
import { XLSX } from './actions/start-sales-import.ts';

/** Lines decided in one transaction: enough to be fast, few enough to lock nobody out for long. */
const CHUNK_LINES = 5_000;
const REPORT_PAGE = 2_000;

interface WorkOptions {
  chunkLines?: number;
  /** Stops between two chunks; what was decided stays decided. */
  signal?: AbortSignal;
}

/**
 * Works an import of sales off, chunk by chunk, each a transaction of its own, and closes it. Bears being called again after a crash
 * and by two callers at once: they take turns. Answers how many sales the import has posted in all.
 */
export async function processSalesImport(
  ctx: AppContext,
  importId: number,
  { chunkLines = CHUNK_LINES, signal }: WorkOptions = {},
): Promise<number> {
  let isMore = true;
  while (isMore) {
    signal?.throwIfAborted();
    isMore = await ctx.database.transaction(async (tx) => {
      const [row] = await tx.sql<{ more: boolean }>('select sales_import_step($1, $2, $3, $4) as more', [
        importId,
        chunkLines,
        ctx.clock.today(),
        ctx.clock.now(),
      ]);
      return row!.more;
    });
  }
  await close(ctx, importId);
  const [row] = await ctx.database.transaction((tx) => tx.sql<{ total: number }>('select total from imports where id = $1', [importId]));
  return row?.total ?? 0;
}

interface OpenImport {
  estado: string;
  erros: number;
  nome_arquivo: string;
  opcoes: { enviarMensagem?: boolean; cabecalho?: string[] };
}

async function close(ctx: AppContext, importId: number): Promise<void> {
  // Read where it was just written: a replica may lag behind.
  const report = await ctx.database.transaction((tx) => makeReport({ ...ctx, sql: tx.sql }, importId));
  await ctx.database.transaction(async (tx) => {
    const [open] = await tx.sql<OpenImport>('select estado, erros, nome_arquivo, opcoes from imports where id = $1 for no key update', [
      importId,
    ]);
    if (!open || open.estado.startsWith('CONCLUIDA')) return;
    let reportId: number | null = null;
    if (report) {
      const [row] = await tx.sql<{ id: number }>(
        `insert into stored_files (chave, tipo_arquivo, nome_original, tamanho_bytes, sha256, enviado_por, criado_em)
         values ($1, $2, $3, $4, encode(sha256($5), 'hex'), 'system', $6) returning id`,
        [report.key, XLSX, reportName(open.nome_arquivo), report.bytes.length, report.bytes, ctx.clock.now()],
      );
      reportId = row!.id;
    }
    await tx.sql('update imports set estado = $2, report_id = $3, mensagem = null, terminado_em = $4 where id = $1', [
      importId,
      open.erros > 0 ? 'CONCLUIDA_COM_ERROS' : 'CONCLUIDA',
      reportId,
      ctx.clock.now(),
    ]);
    const enqueue: ActionContext['enqueue'] = (job, data, options) => ctx.ports.jobs.send(tx, job, data, options);
    if (open.opcoes.enviarMensagem) await tellSellers({ ...ctx, sql: tx.sql, enqueue }, importId);
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

type Reader = Pick<ActionContext, 'sql' | 'ports'>;

interface ReportFile {
  key: string;
  bytes: Buffer;
}

async function makeReport(ctx: Reader, importId: number): Promise<ReportFile | null> {
  const [open] = await ctx.sql<OpenImport>('select estado, erros, nome_arquivo, opcoes from imports where id = $1', [importId]);
  if (!open?.erros || open.estado.startsWith('CONCLUIDA')) return null;
  const bytes = await errorReport(open.opcoes.cabecalho ?? [], refusedRows(ctx, importId));
  const key = newFileKey('xlsx');
  await ctx.ports.storage.put(key, bytes, XLSX);
  return { key, bytes };
}

async function* refusedRows(ctx: Reader, importId: number): AsyncGenerator<RefusedRow> {
  for (let after = 0; ; ) {
    const rows = await ctx.sql<{ linha: number; coluna: string; conteudo: string[]; mensagem: string }>(
      `select linha, coluna, conteudo, mensagem from import_errors where import_id = $1 and linha > $2 order by linha limit ${REPORT_PAGE}`,
      [importId, after],
    );
    for (const { linha, coluna, conteudo, mensagem } of rows)
      yield { line: linha, raw: conteudo, message: coluna ? `${coluna}: ${mensagem}` : mensagem };
    if (rows.length < REPORT_PAGE) return;
    after = rows.at(-1)!.linha;
  }
}

const reportName = (fileName: string) => `${fileName.replace(/\.xlsx$/i, '')} - erros.xlsx`;
