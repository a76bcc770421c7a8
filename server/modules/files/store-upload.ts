import { actorKey } from '../../platform/actor.ts';
import type { ActionContext } from '../../platform/context.ts';
import { type InspectUploadOptions, inspectUpload } from '../../platform/files/inspect-upload.ts';
import { newFileKey } from '../../platform/files/storage.ts';

/** A file as received by either door. */
export interface ReceivedFile {
  bytes: Buffer;
  fileName: string;
}

/** A newly stored file. */
export interface StoredUpload {
  id: number;
  sha256: string;
  perceptualHash: string | null;
  contentType: string;
  /** Earlier files with the same bytes or, among the 20,000 newest, the same picture; newest first, at most 20. */
  duplicates: DuplicateFile[];
}

export interface DuplicateFile {
  id: number;
  /** BYTES: an identical file; PICTURE: another file that looks the same. */
  same: 'BYTES' | 'PICTURE';
  /** 'seller:7', 'staff:2' … */
  enviadoPor: string;
  criadoEm: Date;
}

const RECENT = 20_000;
/** Bits of 64 by which hashes of one picture may differ after resizing or recompression. */
const NEAR_BITS = 6;
const DUPLICATES = `select id, same, "enviadoPor", "criadoEm" from (
    select id, 'BYTES' as same, enviado_por as "enviadoPor", criado_em as "criadoEm" from stored_files where sha256 = $1 and id <> $3
    union all
    select id, 'PICTURE', enviado_por, criado_em from (select * from stored_files order by id desc limit ${RECENT}) recent
      where perceptual_hash is not null and sha256 <> $1 and id <> $3
        and bit_count(('x' || perceptual_hash)::bit(64) # ('x' || $2)::bit(64)) <= ${NEAR_BITS}) found
  order by id desc limit 20`;
const INSERT = `insert into stored_files (chave, chave_miniatura, tipo_arquivo, nome_original, tamanho_bytes, sha256, perceptual_hash, enviado_por, criado_em)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`;
const MAX_NAME_CHARACTERS = 200;

/**
 * Sanitises an uploaded file, stores it under a random key and writes its row in the action's transaction. Call it before the action locks
 * anything: decoding an image takes a while. Refuses: FILE_EMPTY, FILE_TOO_LARGE, FILE_TYPE_NOT_SUPPORTED, FILE_CORRUPT.
 */
export async function storeUpload(
  ctx: ActionContext,
  { bytes, fileName }: ReceivedFile,
  options: InspectUploadOptions,
): Promise<StoredUpload> {
  const file = await inspectUpload(bytes, options);
  const key = newFileKey(file.extension);
  const thumbnailKey = file.thumbnail && newFileKey(file.thumbnail.extension);
  const { storage } = ctx.ports;
  // Stored first: if the transaction fails, an orphaned file is better than a row without its file.
  await storage.put(key, file.bytes, file.contentType);
  if (file.thumbnail && thumbnailKey) await storage.put(thumbnailKey, file.thumbnail.bytes, file.thumbnail.contentType);
  const [row] = await ctx.sql<{ id: number }>(INSERT, [
    key,
    thumbnailKey,
    file.contentType,
    cleanName(fileName) || `arquivo.${file.extension}`,
    file.bytes.length,
    file.sha256,
    file.perceptualHash,
    actorKey(ctx.actor),
    ctx.clock.now(),
  ]);
  const id = row!.id;
  const duplicates = await ctx.sql<DuplicateFile>(DUPLICATES, [file.sha256, file.perceptualHash, id]);
  return { id, sha256: file.sha256, perceptualHash: file.perceptualHash, contentType: file.contentType, duplicates };
}

/** A name PostgreSQL can store and a person can read; used for display and download, never as a path. */
function cleanName(name: string): string {
  const characters = [...Buffer.from(name).toString()].filter((character) => !/[\p{Cc}\p{Cf}/\\]/u.test(character));
  return characters.slice(0, MAX_NAME_CHARACTERS).join('').trim();
}
