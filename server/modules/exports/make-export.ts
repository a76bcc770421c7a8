import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type AppContext, makeContext } from '../../platform/context.ts';
import { withSnapshot } from '../../platform/db/copy-out.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { csvHalves, type ExportFormat, type ExportRequest, exportStream } from '../../platform/lists/export-rows.ts';
import { findList, type List } from '../../platform/lists/list.ts';
import { isRefusal } from '../../platform/rest/error-body.ts';
import { findPerson } from '../sessions/index.ts';
import { SHEET_CONTENT_TYPES } from './content-types.ts';
import './export.errors.ts';

/** Name of the job that makes the file of a large export; takes { exportId }. */
export const MAKE_EXPORT = 'makeExport';
/** Days that a finished file is kept. */
export const EXPORT_DAYS = 7;
const PROGRESS_MS = 1_000;

interface Wanted {
  id: number;
  personId: number;
  lista: string;
  formato: ExportFormat;
  escopo: NonNullable<ExportRequest['scope']>;
  pedido: Pick<Required<ExportRequest>, 'options' | 'filter'>;
  chave: string;
  /** Rows when it was asked for. */
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
      // A refusal is final: another try would meet it again.
      if (isRefusal(error)) return await fail(ctx, exportId, (error as AppError).message);
      if (attempt.isLast) await fail(ctx, exportId, 'Erro ao exportar arquivo');
      throw error;
    }
  },
});

/** Takes an export up, also one that an earlier try left half done; null when there is nothing to do. */
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

/** Written to a file of this machine first, so that the storage gets it whole and no memory holds it. */
async function makeFile(ctx: AppContext, wanted: Wanted, signal: AbortSignal): Promise<void> {
  const person = await findPerson(ctx.database, 'STAFF', wanted.personId);
  const list = findList(wanted.lista);
  if (!person || !list) throw new AppError('EXPORT_NOT_ALLOWED_ANY_MORE');
  const folder = await fs.promises.mkdtemp(path.join(os.tmpdir(), 'exportacao-'));
  const file = path.join(folder, 'dados');
  let linhas = 0;
  const progress = setInterval(() => void noteProgress(ctx, wanted.id, linhas), PROGRESS_MS);
  try {
    await writeFile({ list, ctx: makeContext({ ...ctx, actor: person }), wanted, file, signal }, (count) => {
      linhas += count;
    });
    await ctx.ports.storage.putFile(wanted.chave, file, SHEET_CONTENT_TYPES[wanted.formato]);
    const { size } = await fs.promises.stat(file);
    await ctx.database.transaction((tx) =>
      tx.sql(
        `update exports set estado = 'CONCLUIDA', linhas = $2, tamanho_bytes = $3, terminado_em = $4::timestamptz,
           expira_em = $4::timestamptz + make_interval(days => ${EXPORT_DAYS}) where id = $1`,
        [wanted.id, linhas, size, ctx.clock.now()],
      ),
    );
  } finally {
    clearInterval(progress);
    await fs.promises.rm(folder, { recursive: true, force: true });
  }
}

interface Writing {
  list: List;
  ctx: AppContext;
  wanted: Wanted;
  file: string;
  signal: AbortSignal;
}

const APPEND_BYTES = 1024 * 1024;

/** An XLSX by one stream; a .csv by two at once, of which the second is put behind the first at the end. */
async function writeFile({ list, ctx, wanted, file, signal }: Writing, onRows: (count: number) => void): Promise<void> {
  const request = { scope: wanted.escopo, ...wanted.pedido };
  if (wanted.formato === 'XLSX') return pipeline(exportStream(list, ctx, 'XLSX', request, onRows), fs.createWriteStream(file), { signal });
  const rest = `${file}.2`;
  await withSnapshot(ctx.database.pool, async (snapshot) => {
    const failed = new AbortController();
    const isOver = AbortSignal.any([signal, failed.signal]);
    const halves = csvHalves(list, ctx, request, { rows: wanted.total, snapshot, onRows });
    const writing = halves.map(async (half, position) => {
      try {
        await writeBytes(position === 0 ? file : rest, half, isOver);
      } catch (error) {
        // The first failure stops the other half, which fails by that.
        failed.abort(error);
      }
    });
    await Promise.all(writing);
    failed.signal.throwIfAborted();
  });
  await pipeline(fs.createReadStream(rest, { highWaterMark: APPEND_BYTES }), fs.createWriteStream(file, { flags: 'a' }), { signal });
}

async function writeBytes(file: string, source: AsyncIterable<Buffer>, signal: AbortSignal): Promise<void> {
  const handle = await fs.promises.open(file, 'w');
  try {
    for await (const bytes of source) {
      signal.throwIfAborted();
      await handle.writeFile(bytes);
    }
  } finally {
    await handle.close();
  }
}

/** A lost note of progress is harmless; one that comes late must not undo the end. */
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
