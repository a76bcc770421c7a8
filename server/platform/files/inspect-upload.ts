import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { cleanImage, type ImageType } from './clean-image.ts';
import { hasActivePdfContent, isPlainXml, isWholeMp4, isWholePdf, isWholeWebm } from './document-checks.ts';
import { UploadRefused } from './upload.errors.ts';

/** The kinds of file that can be stored. */
export type UploadType = ImageType | 'pdf' | 'mp4' | 'webm' | 'xml';

/** What the caller accepts: kinds and size in bytes (default 20 MB). */
export interface InspectUploadOptions {
  accept: readonly UploadType[];
  maxBytes?: number;
}

/** A file that is safe to store and to serve with `fileHeaders`. */
export interface InspectedUpload {
  /** The bytes to store: re-encoded for images, as sent for the others. */
  bytes: Buffer;
  contentType: string;
  /** Without a dot. */
  extension: string;
  /** Hex SHA-256 of the bytes as sent, to detect duplicates. */
  sha256: string;
  /** Images only: see `perceptualHash`. */
  perceptualHash: string | null;
  width: number | null;
  height: number | null;
  /** Images only: WebP, at most 480 px a side. */
  thumbnail: { bytes: Buffer; contentType: 'image/webp'; extension: 'webp' } | null;
}

const MB = 1024 * 1024;
const DEFAULT_MAX_BYTES = 20 * MB;
const CONTENT_TYPES: Record<UploadType, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
  xml: 'application/xml',
};
const EXTENSIONS: Record<UploadType, string> = { jpeg: 'jpg', png: 'png', webp: 'webp', pdf: 'pdf', mp4: 'mp4', webm: 'webm', xml: 'xml' };
/** Stored as sent, after checking that they are complete. */
const WHOLE = { pdf: isWholePdf, mp4: isWholeMp4, webm: isWholeWebm, xml: isPlainXml } as const;
const TYPES = Object.keys(CONTENT_TYPES) as UploadType[];

/**
 * Decides from the content, never the name or declared type, whether a file may be stored, and makes it safe.
 * Refuses: FILE_EMPTY, FILE_TOO_LARGE (bytes or pixels), FILE_TYPE_NOT_SUPPORTED, FILE_CORRUPT.
 */
export async function inspectUpload(buffer: Buffer, options: InspectUploadOptions): Promise<InspectedUpload> {
  const { accept, maxBytes = DEFAULT_MAX_BYTES } = options;
  if (buffer.length === 0) throw new UploadRefused('FILE_EMPTY');
  if (buffer.length > maxBytes) throw new UploadRefused('FILE_TOO_LARGE', { maxMegabytes: Math.floor(maxBytes / MB) || 1 });
  const type = await sniff(buffer);
  if (!type || !accept.includes(type)) throw unsupported(accept);
  const common = {
    contentType: CONTENT_TYPES[type],
    extension: EXTENSIONS[type],
    sha256: createHash('sha256').update(buffer).digest('hex'),
  };
  if (type in WHOLE) {
    if (!WHOLE[type as keyof typeof WHOLE](buffer)) throw new UploadRefused('FILE_CORRUPT');
    if (type === 'pdf' && hasActivePdfContent(buffer)) throw unsupported(accept);
    return { ...common, bytes: buffer, perceptualHash: null, width: null, height: null, thumbnail: null };
  }
  const { thumbnail, ...image } = await cleanImage(buffer, type as ImageType);
  return { ...common, ...image, thumbnail: { bytes: thumbnail, contentType: 'image/webp', extension: 'webp' } };
}

/** After a byte order mark and white space: a declaration or an element, but no page of a browser. */
const XML_START = /^(?:\xef\xbb\xbf)?\s*<(?:\?xml\s|(?!html\b|svg\b)[A-Za-z_][\w:.-]*[\s>])/i;
const XML_WINDOW = 200;

async function sniff(buffer: Buffer): Promise<UploadType | null> {
  if (XML_START.test(buffer.toString('latin1', 0, XML_WINDOW))) return 'xml';
  // A malformed file can make the sniffer throw; its type is then unknown.
  const found = await fileTypeFromBuffer(buffer).catch(() => undefined);
  return TYPES.find((type) => CONTENT_TYPES[type] === found?.mime) ?? null;
}

function unsupported(accept: readonly UploadType[]): UploadRefused {
  const names = accept.map((type) => (type === 'webp' ? 'WebP' : type === 'webm' ? 'WebM' : type.toUpperCase()));
  return new UploadRefused('FILE_TYPE_NOT_SUPPORTED', { accepted: new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(names) });
}
