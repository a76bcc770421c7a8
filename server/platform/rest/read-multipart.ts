import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import { AppError } from '../errors/app-error.ts';
import type { UploadedFile } from './route.ts';
import '../files/multipart.errors.ts';

const MAX_FILE_BYTES = 20 * 1024 * 1024;
const MAX_FILES = 20;
const MAX_TOTAL_BYTES = 100 * 1024 * 1024;

/** Reads a multipart request into memory within the limits. Refuses: UPLOAD_TOO_LARGE, UPLOAD_TOO_MANY, UPLOAD_UNREADABLE. */
export function readMultipart(request: IncomingMessage): Promise<{ body: Record<string, unknown>; files: UploadedFile[] }> {
  return new Promise((resolve, reject) => {
    const body: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
    const files: UploadedFile[] = [];
    let total = 0;
    const fail = (code: string) => {
      request.unpipe();
      request.resume();
      reject(new AppError(code));
    };
    let parser: ReturnType<typeof busboy>;
    try {
      parser = busboy({
        headers: request.headers,
        defParamCharset: 'utf8',
        limits: { fileSize: MAX_FILE_BYTES, files: MAX_FILES, fields: 100, fieldSize: 256 * 1024 },
      });
    } catch {
      return fail('UPLOAD_UNREADABLE');
    }
    parser.on('file', (field, stream, { filename }) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        total += chunk.length;
        if (total > MAX_TOTAL_BYTES) fail('UPLOAD_TOO_LARGE');
        else chunks.push(chunk);
      });
      stream.on('limit', () => fail('UPLOAD_TOO_LARGE'));
      // A form that ends mid-file also breaks the file stream; unhandled, that error would end the process.
      stream.on('error', () => fail('UPLOAD_UNREADABLE'));
      stream.on('end', () =>
        files.push({ field: field.replace(/\[\]$/, ''), fileName: filename || 'arquivo', bytes: Buffer.concat(chunks) }),
      );
    });
    parser.on('field', (name, value) => {
      body[name] = value;
    });
    parser.on('filesLimit', () => fail('UPLOAD_TOO_MANY'));
    parser.on('error', () => fail('UPLOAD_UNREADABLE'));
    parser.on('close', () => resolve({ body: { ...body }, files }));
    request.on('aborted', () => reject(new AppError('UPLOAD_UNREADABLE')));
    request.pipe(parser);
  });
}
