import { addAbortSignal, Readable } from 'node:stream';
import { type AppContext, makeContext } from '../../platform/context.ts';
import { withSnapshot } from '../../platform/db/copy-out.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { zipStream } from '../../platform/files/zip-stream.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { csvParts, exportStream } from '../../platform/lists/export-rows.ts';
import type { ExportRequest } from '../../platform/lists/export-statement.ts';
import { findList, type List } from '../../platform/lists/list.ts';
import { isRefusal } from '../../platform/rest/error-body.ts';
import { findPerson } from '../sessions/index.ts';
import { type Archive, findArchive } from './archive.ts';
import { EXPORT_CONTENT_TYPES, type ExportFileFormat } from './content-types.ts';
import './export.errors.ts';
import { inTurn } from './in-turn.ts';

/** Name of the job that generates a large export's file; takes { exportId }. */
export const MAKE_EXPORT = 'makeExport';
/** Days that a finished file is kept. */
export const EXPORT_DAYS = 7;
const PROGRESS_MS = 1_000;

interface Wanted {
  id: number;
  personId: number;
  lista: string;
  formato: ExportFileFormat;
  escopo: NonNullable<ExportRequest['scope']>;
  pedido: Pick<Required<ExportRequest>, 'options' | 'filter'>;
  chave: string;
  /** Row count when requested. */
  total: number;
}

defineJob({
  name: MAKE_EXPORT,
  retryLimit: 2,
  expireInSeconds: 3_600,
  isWatched: true,
  handler: async (ctx, data, attempt) => {
    const exportId = Number(data.exportId);
    const wanted = await begin(ctx, exportId);
    if (!wanted) return;
    try {
      await makeFile(ctx, wanted, attempt.signal);
    } catch (error) {
      // A refusal is final: a retry would be refused again.
      if (isRefusal(error)) return await fail(ctx, exportId, (error as AppError).message);
      if (attempt.isLast) await fail(ctx, exportId, 'Erro ao exportar arquivo');
      throw error;
    }
  },
});

/** Picks up an export, including one a previous try left unfinished; null when there is nothing to do. */
async function begin(ctx: AppContext, exportId: number): Promise<Wanted | null> {
  const [row] = await ctx.database.transaction((tx) =>
    tx.sql<Wanted>(
      `update exports set estado = 'PROCESSANDO', linhas = 0 where id = $1 and estado in ('NA_FILA', 'PROCESSANDO')
       returning id, staff_user_id as "personId", lista, formato, escopo, pedido, chave, total`,
      [exportId],
    ),
  );
  return row ?? null;
}

/** Streams the file into the storage, which shows it only when complete. */
async function makeFile(ctx: AppContext, wanted: Wanted, signal: AbortSignal): Promise<void> {
  const person = await findPerson(ctx.database, 'STAFF', wanted.personId);
  const source = wanted.formato === 'ZIP' ? findArchive(wanted.lista) : findList(wanted.lista);
  if (!person || !source) throw new AppError('EXPORT_NOT_ALLOWED_ANY_MORE');
  let linhas = 0;
  const onRows = (count: number) => {
    linhas += count;
  };
  const progress = setInterval(() => void noteProgress(ctx, wanted.id, linhas), PROGRESS_MS);
  try {
    const size = await keepFile({ source, ctx: makeContext({ ...ctx, actor: person }), wanted, signal, onRows });
    await ctx.database.transaction((tx) =>
      tx.sql(
        `update exports set estado = 'CONCLUIDA', linhas = $2, tamanho_bytes = $3, terminado_em = $4::timestamptz,
           expira_em = $4::timestamptz + make_interval(days => ${EXPORT_DAYS}) where id = $1`,
        [wanted.id, linhas, size, ctx.clock.now()],
      ),
    );
  } finally {
    clearInterval(progress);
  }
}

interface Making {
  source: List | Archive;
  ctx: AppContext;
  wanted: Wanted;
  signal: AbortSignal;
  onRows: (count: number) => void;
}

/** An XLSX or a ZIP in one stream; a .csv in parallel parts. Returns its size in bytes. */
async function keepFile({ source, ctx, wanted, signal, onRows }: Making): Promise<number> {
  const request = { scope: wanted.escopo, ...wanted.pedido };
  const keep = (bytes: AsyncIterable<Buffer>) => ctx.ports.storage.putStream(wanted.chave, bytes, EXPORT_CONTENT_TYPES[wanted.formato]);
  const inOne = (bytes: Readable) => keep(addAbortSignal(signal, bytes));
  if ('entries' in source) return inOne(Readable.from(zipStream(source.entries(ctx, wanted.pedido.filter, onRows)), { objectMode: false }));
  if (wanted.formato === 'XLSX') return inOne(exportStream(source, ctx, 'XLSX', request, onRows));
  return withSnapshot(ctx.database.pool, (snapshot) =>
    keep(inTurn(csvParts(source, ctx, request, { rows: wanted.total, snapshot, onRows }), signal)),
  );
}

/** A lost progress update is harmless; a late one must not overwrite the final state. */
async function noteProgress(ctx: AppContext, exportId: number, linhas: number): Promise<void> {
  await ctx.database.pool
    .query("update exports set linhas = $2 where id = $1 and estado = 'PROCESSANDO'", [exportId, linhas])
    .catch(() => {});
}

async function fail(ctx: AppContext, exportId: number, mensagem: string): Promise<void> {
  await ctx.database.transaction((tx) =>
    tx.sql(`update exports set estado = 'FALHOU', mensagem = $2, terminado_em = $3 where id = $1 and estado = 'PROCESSANDO'`, [
      exportId,
      mensagem,
      ctx.clock.now(),
    ]),
  );
}
