import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { AppError } from '../errors/app-error.ts';
import '../files/multipart.errors.ts';

/** A file of a multipart GraphQL request (scalar Upload). */
export const UploadScalar = GraphQLUpload;

/** What the Upload scalar gives a resolver. */
export type UploadValue = Promise<FileUpload>;

/** The whole file in memory, within the GraphQL door's limits. Refuses: UPLOAD_TOO_LARGE, UPLOAD_UNREADABLE. */
export async function readUpload(upload: UploadValue): Promise<{ bytes: Buffer; fileName: string }> {
  try {
    const { filename, createReadStream } = await upload;
    const chunks: Buffer[] = [];
    for await (const chunk of createReadStream() as AsyncIterable<Buffer>) chunks.push(chunk);
    return { bytes: Buffer.concat(chunks), fileName: filename || 'arquivo' };
  } catch (error) {
    throw new AppError((error as { status?: number }).status === 413 ? 'UPLOAD_TOO_LARGE' : 'UPLOAD_UNREADABLE');
  }
}

const MAX_TOTAL_BYTES = 100 * 1024 * 1024;

/** Several files of one mutation, together within the door's limit. Refuses as `readUpload` does. */
export async function readUploads(uploads: UploadValue[]): Promise<{ bytes: Buffer; fileName: string }[]> {
  const files: { bytes: Buffer; fileName: string }[] = [];
  let total = 0;
  for (const upload of uploads) {
    const file = await readUpload(upload);
    total += file.bytes.length;
    if (total > MAX_TOTAL_BYTES) throw new AppError('UPLOAD_TOO_LARGE');
    files.push(file);
  }
  return files;
}
