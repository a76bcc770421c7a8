import type { ActionContext, AppContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/transaction.ts';
import { newFileKey } from '../../../platform/files/storage.ts';
import { errorReport, type RefusedRow } from '../../../platform/sheets/error-report.ts';
import { LINE_TEXT } from './error-texts.ts';
import { XLSX } from './keep-file.ts';

const REPORT_PAGE = 2_000;

export interface WorkOptions {
  chunkLines?: number;
  /** Stops between two chunks; what was decided stays decided. */
  signal?: AbortSignal | undefined;
}

interface Work {
  signal?: AbortSignal | undefined;
  /** Decides the import's next lines in their own transaction; false when nothing was left. */
  step: () => Promise<boolean>;
  /** How many steps may run in parallel. */
  lanes?: number;
  /** Runs once, in the transaction that closes the import. */
  concluded?: (tx: Transaction, opcoes: ImportOptions) => Promise<void>;
}

/** What an import stores besides its rows: the sender's choices and the file's own header. */
interface ImportOptions {
  enviarMensagem?: boolean;
  cabecalho?: string[];
}

/**
 * Processes an import, one transaction per chunk, and closes it with its error report. Safe to call again after a crash, and concurrently:
 * callers take turns. Returns the import's total.
 */
export async function workOff(ctx: AppContext, importId: number, { signal, step, lanes = 1, concluded }: Work): Promise<number> {
  await inLanes(lanes, step, signal);
  await close(ctx, importId, concluded);
  const [row] = await ctx.database.transaction((tx) => tx.sql<{ total: number }>('select total from imports where id = $1', [importId]));
  return row?.total ?? 0;
}

/** Runs steps until nothing is left. The first failure stops all lanes and is thrown once none is working. */
async function inLanes(lanes: number, step: Work['step'], signal: AbortSignal | undefined): Promise<void> {
  let isFailing = false;
  const lane = async () => {
    try {
      do signal?.throwIfAborted();
      while (!isFailing && (await step()));
    } catch (error) {
      isFailing = true;
      throw error;
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: lanes }, lane));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

interface OpenImport {
  estado: string;
  erros: number;
  nome_arquivo: string;
  opcoes: ImportOptions;
}

async function close(ctx: AppContext, importId: number, concluded: Work['concluded']): Promise<void> {
  // From the primary, where it was just written: a replica may lag behind.
  const report = await ctx.database.transaction((tx) => makeReport({ ...ctx, sql: tx.sql }, importId));
  await ctx.database.transaction(async (tx) => {
    const [open] = await tx.sql<OpenImport>('select estado, erros, nome_arquivo, opcoes from imports where id = $1 for no key update', [
      importId,
    ]);
    if (!open || hasEnded(open)) return;
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
    await concluded?.(tx, open.opcoes);
  });
}

type Reader = Pick<ActionContext, 'sql' | 'ports'>;

interface ReportFile {
  key: string;
  bytes: Buffer;
}

async function makeReport(ctx: Reader, importId: number): Promise<ReportFile | null> {
  const [open] = await ctx.sql<OpenImport>('select estado, erros, nome_arquivo, opcoes from imports where id = $1', [importId]);
  if (!open?.erros || hasEnded(open)) return null;
  const bytes = await errorReport(open.opcoes.cabecalho ?? [], refusedRows(ctx, importId));
  const key = newFileKey('xlsx');
  await ctx.ports.storage.put(key, bytes, XLSX);
  return { key, bytes };
}

async function* refusedRows(ctx: Reader, importId: number): AsyncGenerator<RefusedRow> {
  for (let after = 0; ; ) {
    const rows = await ctx.sql<{ linha: number; conteudo: string[]; texto: string }>(
      `select linha, (array_agg(conteudo order by id))[1] as conteudo, ${LINE_TEXT} as texto from import_errors
       where import_id = $1 and linha > $2 group by linha order by linha limit ${REPORT_PAGE}`,
      [importId, after],
    );
    for (const { linha, conteudo, texto } of rows) yield { line: linha, raw: conteudo, message: texto };
    if (rows.length < REPORT_PAGE) return;
    after = rows.at(-1)!.linha;
  }
}

const hasEnded = ({ estado }: Pick<OpenImport, 'estado'>) => /^(CONCLUIDA|DESF)/.test(estado);

const reportName = (fileName: string) => `${fileName.replace(/\.(xlsx|csv)$/i, '')} - erros.xlsx`;
