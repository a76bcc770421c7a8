import { createHash } from 'node:crypto';
import type { StaffActor } from '../../../platform/actor.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SheetKind } from '../../../platform/sheets/read-sheet.ts';
import type { ReceivedFile } from '../../files/index.ts';
import type { ImportKind } from '../import.rules.ts';
import { cleanName, keepFile } from './keep-file.ts';
import type { StagedRows } from './stage-rows.ts';

/** How long the queue leaves an import to the waiting request. */
const SAFETY_NET_SECONDS = 60;

/** An accepted file, or the import that the same file started before. */
export interface StartedImport {
  id: number;
  repetido: boolean;
}

interface Intake {
  tipo: ImportKind;
  kind: SheetKind;
  arquivo: ReceivedFile;
  /** The job that processes the import; takes { importId }. */
  job: string;
  /** Leaves the work to the caller, with the queue as a safety net. */
  aguardar: boolean;
  /** What else distinguishes imports of the same bytes; '' for nothing. */
  escopo: string;
  opcoes: Record<string, unknown>;
  /** Reads the rows into the staging table under the import's id. */
  stage: (importId: number) => Promise<StagedRows>;
  /** Keeps the staged file for a second person where one may not let it in alone; true when it waits. */
  limit?: (importId: number, nome: string) => Promise<boolean>;
  /** The staging table. */
  waiting: 'import_rows' | 'import_staged';
}

/**
 * Accepts a spreadsheet: reads it whole, keeps file and rows, and queues the work. Sending the same bytes again returns the first import
 * without writing anything twice, and resumes one that failed. Refuses whatever makes a spreadsheet unreadable, leaving nothing behind.
 */
export async function acceptFile(ctx: ActionContext & { actor: StaffActor }, intake: Intake): Promise<StartedImport> {
  const { tipo, kind, arquivo, job, aguardar, escopo, opcoes, stage, limit, waiting } = intake;
  const sha256 = sha256Of(arquivo.bytes);
  const startAfterSeconds = aguardar ? SAFETY_NET_SECONDS : 0;
  const identity = { tipo, sha256, escopo };
  const known = await findImport(ctx, identity);
  if (known) return resume(ctx, known, job, startAfterSeconds);
  const nome = cleanName(arquivo.fileName, `arquivo.${kind}`);
  const [{ id } = { id: 0 }] = await ctx.sql<{ id: number }>("select nextval('imports_id_seq') as id");
  const { linhas, cabecalho } = await stage(id);
  // Inserted only after the rows: a second sender of the same file then waits for a commit, not for the reading.
  const [created] = await ctx.sql<{ id: number }>(
    `insert into imports (id, tipo, nome_arquivo, sha256, escopo, linhas, opcoes, staff_user_id, criado_em)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning id`,
    [id, tipo, nome, sha256, escopo, linhas, JSON.stringify({ ...opcoes, cabecalho }), ctx.actor.id, ctx.clock.now()],
  );
  if (!created) {
    await ctx.sql(`delete from ${waiting} where import_id = $1`, [id]);
    return resume(ctx, (await findImport(ctx, identity))!, job, startAfterSeconds);
  }
  const fileId = await keepFile(ctx, { bytes: arquivo.bytes, fileName: nome }, { sha256, kind });
  await ctx.sql('update imports set file_id = $2 where id = $1', [id, fileId]);
  const waits = await limit?.(id, nome);
  if (!waits) await ctx.enqueue(job, { importId: id }, { startAfterSeconds });
  ctx.logAs({ tipo, linhas, importacao: id, ...(waits ? { aguardaAprovacao: true } : {}) });
  return { id, repetido: false };
}

/** What distinguishes one upload from another. */
interface Identity {
  tipo: ImportKind;
  sha256: string;
  escopo: string;
}

interface KnownImport {
  id: number;
  estado: string;
}

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** A sender's limits, as part of an upload's identity: the same bytes do more for somebody with more rights. */
export const reachKey = ({ networkIds, storeIds }: StaffActor): string =>
  networkIds || storeIds ? `redes ${networkIds?.join(',') ?? '*'} lojas ${storeIds?.join(',') ?? '*'}` : '';

/** Only staff send spreadsheets. Refuses: NOT_ALLOWED. */
export function requireStaff(ctx: ActionContext): ActionContext & { actor: StaffActor } {
  if (ctx.actor.kind !== 'staff') throw new AppError('NOT_ALLOWED');
  return ctx as ActionContext & { actor: StaffActor };
}

/** The import this same upload started before, unless it was undone. */
export async function findImport(ctx: Pick<ActionContext, 'sql'>, { tipo, sha256, escopo }: Identity): Promise<KnownImport | undefined> {
  const [row] = await ctx.sql<KnownImport>(
    "select id, estado from imports where tipo = $1 and sha256 = $2 and escopo = $3 and estado <> 'DESFEITA'",
    [tipo, sha256, escopo],
  );
  return row;
}

async function resume(ctx: ActionContext, { id, estado }: KnownImport, job: string, startAfterSeconds: number): Promise<StartedImport> {
  if (estado === 'FALHOU') {
    await ctx.sql("update imports set estado = 'NA_FILA', mensagem = null, terminado_em = null where id = $1", [id]);
    await ctx.enqueue(job, { importId: id }, { startAfterSeconds });
  }
  ctx.logAs({ importacao: id, repetido: true });
  return { id, repetido: true };
}
