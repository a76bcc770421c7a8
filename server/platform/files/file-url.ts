import { extname } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Env } from '../env.ts';
import { readLink, signLink } from './signed-link.ts';

/** A stored file as its row describes it. */
export interface LinkedFile {
  chave: string;
  tipoArquivo: string;
  nomeOriginal: string;
  /** The thumbnail's key, if there is one. */
  chaveMiniatura?: string | null;
}

interface LinkOptions {
  /** The thumbnail; the file itself when it has none. */
  thumbnail?: boolean;
  /** Download instead of displaying. */
  attachment?: boolean;
  /** Expiry, for links that are handed on; defaults to about an hour. */
  until?: Date;
}

const LIFE_MS = 60 * 60_000;
const STEP_MS = 15 * 60_000;
const PATH = '/arquivos/';
const TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

/**
 * A stored file's URL, valid for a little over an hour. It changes only every 15 minutes, so reloading a list gets its pictures from the
 * browser's cache. Absolute where the product's address is configured, else relative to the page.
 */
export function fileUrl(
  env: Env,
  clock: Clock,
  file: LinkedFile,
  { thumbnail = false, attachment = false, until }: LinkOptions = {},
): string {
  const small = thumbnail && file.chaveMiniatura ? file.chaveMiniatura : undefined;
  const now = clock.now().getTime();
  const token = signLink(
    {
      key: small ?? file.chave,
      contentType: small ? 'image/webp' : file.tipoArquivo,
      downloadName: file.nomeOriginal,
      expiresAt: until ?? new Date(Math.floor(now / STEP_MS) * STEP_MS + STEP_MS + LIFE_MS),
      attachment,
    },
    env.SECRET,
  );
  return `${env.EMBEDDED ? '' : env.PUBLIC_URL}${PATH}${token}`;
}

/** The value of a list's `file` column in SQL: the storage key alone, or with its type and name. */
export type FileColumnValue = string | { key: string; type: string; name: string } | null;

/** The URL for a `file` column; null when the row has no file. */
export function fileColumnUrl(env: Env, clock: Clock, value: FileColumnValue): string | null {
  if (value === null) return null;
  const { key, type, name } = typeof value === 'string' ? { key: value, type: TYPES[extname(value)] ?? '', name: value } : value;
  return key ? fileUrl(env, clock, { chave: key, tipoArquivo: type, nomeOriginal: name }) : null;
}

/** SQL of a `file` column over a (left) joined stored_files; null when no row matched or there is no thumbnail. */
export function fileColumnSql(alias: string, { thumbnail = false } = {}): string {
  const key = thumbnail ? `${alias}.chave_miniatura` : `${alias}.chave`;
  const type = thumbnail ? "'image/webp'" : `${alias}.tipo_arquivo`;
  return `case when ${key} is not null then json_build_object('key', ${key}, 'type', ${type}, 'name', ${alias}.nome_original) end`;
}

/**
 * The storage key behind a `fileUrl` address, even an expired one; null when we did not sign it. For the documented endpoints that identify
 * a submission by its linkArquivo: they check permissions themselves.
 */
export function fileKeyOfUrl(env: Env, url: string): string | null {
  const at = url.lastIndexOf(PATH);
  return at < 0 ? null : (readLink(url.slice(at + PATH.length), env.SECRET)?.key ?? null);
}
