import path from 'node:path';
import { actorKey } from '../../platform/actor.ts';
import type { ActionContext } from '../../platform/context.ts';
import { inspectUpload, type UploadType } from '../../platform/files/inspect-upload.ts';
import { newFileKey } from '../../platform/files/storage.ts';

/** A file as either door received it. */
export interface ReceivedFile {
  bytes: Buffer;
  fileName: string;
}

const MAX_NAME = 150;

/**
 * Checks a file by its content, keeps it (and its thumbnail) in the storage and writes its row in the action's transaction;
 * answers the row's id and what was found. When the transaction rolls back, the bytes stay without a row: nothing can reach them.
 * Refuses: what inspectUpload refuses (FILE_EMPTY, FILE_TOO_LARGE, FILE_TYPE_NOT_SUPPORTED, FILE_CORRUPT).
 */
export async function storeUpload(
  ctx: ActionContext,
  { bytes, fileName }: ReceivedFile,
  accept: readonly UploadType[],
): Promise<{ id: number; chave: string; tipoArquivo: string; sha256: string; perceptualHash: string | null }> {
  const file = await inspectUpload(bytes, { accept });
  const chave = newFileKey(file.extension);
  await ctx.ports.storage.put(chave, file.bytes, file.contentType);
  const thumbnail = file.thumbnail ? newFileKey(file.thumbnail.extension) : null;
  if (file.thumbnail && thumbnail) await ctx.ports.storage.put(thumbnail, file.thumbnail.bytes, file.thumbnail.contentType);
  const [row] = await ctx.sql<{ id: number }>(
    `insert into stored_files (chave, chave_miniatura, tipo_arquivo, nome_original, tamanho_bytes, sha256, perceptual_hash, enviado_por, criado_em)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      chave,
      thumbnail,
      file.contentType,
      path.basename(fileName).slice(0, MAX_NAME),
      file.bytes.length,
      file.sha256,
      file.perceptualHash,
      actorKey(ctx.actor),
      ctx.clock.now(),
    ],
  );
  return { id: row!.id, chave, tipoArquivo: file.contentType, sha256: file.sha256, perceptualHash: file.perceptualHash };
}
