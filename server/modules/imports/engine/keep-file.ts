import { actorKey } from '../../../platform/actor.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { newFileKey } from '../../../platform/files/storage.ts';
import type { SheetKind } from '../../../platform/sheets/read-sheet.ts';
import type { ReceivedFile } from '../../files/index.ts';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const TYPES: Record<SheetKind, string> = { xlsx: XLSX, csv: 'text/csv' };

/** Stores an upload as sent and returns its stored-file id. */
export async function keepFile(
  ctx: ActionContext,
  { bytes, fileName }: ReceivedFile,
  { sha256, kind }: { sha256: string; kind: SheetKind },
): Promise<number> {
  const key = newFileKey(kind);
  await ctx.ports.storage.put(key, bytes, TYPES[kind]);
  const [row] = await ctx.sql<{ id: number }>(
    `insert into stored_files (chave, tipo_arquivo, nome_original, tamanho_bytes, sha256, enviado_por, criado_em)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [key, TYPES[kind], fileName, bytes.length, sha256, actorKey(ctx.actor), ctx.clock.now()],
  );
  return row!.id;
}

/** Display and download name, never used as a path. */
export function cleanName(name: string, otherwise: string): string {
  return name.replace(/[\p{Cc}\p{Cf}\p{Cs}/\\]/gu, '').trim() || otherwise;
}
