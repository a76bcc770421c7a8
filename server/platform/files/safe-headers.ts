/** A stored file to be served. */
export interface ServedFile {
  contentType: string;
  downloadName: string;
  attachment?: boolean;
  /** How long the browser may cache it, in seconds; never past the link's expiry. */
  maxAgeSeconds?: number;
}

/** A range of a file, both ends included, as in HTTP. */
export interface ByteRange {
  start: number;
  end: number;
}

const DEFAULT_MAX_AGE_SECONDS = 300;
const MAX_NAME_CHARACTERS = 150;
const INLINE_TYPES = new Set(['image/jpeg', 'image/png', 'image/webp', 'video/mp4', 'video/webm', 'application/pdf']);

/**
 * Response headers for a stored file. Only re-encoded images, videos and PDFs display inline; anything else downloads with an unknown type.
 * Nothing in the file can run on our origin.
 */
export function fileHeaders({ contentType, downloadName, attachment, maxAgeSeconds }: ServedFile): Record<string, string> {
  const isInline = INLINE_TYPES.has(contentType) && !attachment;
  return {
    'Content-Type': INLINE_TYPES.has(contentType) ? contentType : 'application/octet-stream',
    'Content-Disposition': `${isInline ? 'inline' : 'attachment'}; ${fileNameParameters(downloadName)}`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': securityPolicy(contentType, isInline),
    'Cache-Control': `private, max-age=${Math.max(0, Math.floor(maxAgeSeconds ?? DEFAULT_MAX_AGE_SECONDS))}`,
    // The link is the permission, and the screens may come from another origin than the files.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Referrer-Policy': 'no-referrer',
    'Accept-Ranges': 'bytes',
  };
}

/**
 * The one byte range of a Range header: null to send the whole file (no header, several ranges, another unit),
 * 'unsatisfiable' for a 416 answer.
 */
export function parseRange(header: string | undefined, sizeBytes: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!match) return null;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, sizeBytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  if (start > end || start >= sizeBytes) return 'unsatisfiable';
  return { start, end };
}

/** Status and headers for a range request: 200, 206 or 416, with Content-Length. */
export function rangeResponse(range: ByteRange | 'unsatisfiable' | null, sizeBytes: number) {
  if (range === null) return { status: 200, headers: { 'Content-Length': String(sizeBytes) } };
  if (range === 'unsatisfiable') return { status: 416, headers: { 'Content-Length': '0', 'Content-Range': `bytes */${sizeBytes}` } };
  const { start, end } = range;
  return { status: 206, headers: { 'Content-Length': String(end - start + 1), 'Content-Range': `bytes ${start}-${end}/${sizeBytes}` } };
}

function securityPolicy(contentType: string, isInline: boolean): string {
  // Chrome refuses to display a PDF in a sandboxed document; its viewer is an isolated process already.
  if (isInline && contentType === 'application/pdf') return "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'";
  return "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox";
}

/** RFC 6266: an ASCII name for old clients plus the real one in UTF-8. */
function fileNameParameters(name: string): string {
  // A round trip through UTF-8 turns half a surrogate pair into an encodable replacement character.
  const characters = [...Buffer.from(name).toString()].filter((character) => !/[\p{Cc}\p{Cf}/\\]/u.test(character));
  const clean = characters.slice(0, MAX_NAME_CHARACTERS).join('') || 'arquivo';
  const ascii = clean
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["%;]/g, '_');
  const encoded = encodeURIComponent(clean).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return `filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
