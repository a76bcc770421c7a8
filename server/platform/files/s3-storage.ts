import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { AppError } from '../errors/app-error.ts';
import type { ByteRange } from './safe-headers.ts';
import type { Storage, StorageConfig } from './storage-port.ts';
import { writeBlocks } from './write-blocks.ts';

const HTTP_NOT_FOUND = 404;
/** 412: there is one; 409: another writer is making one. */
const HTTP_TAKEN = [409, 412];

/**
 * Files in a bucket. Uses the S3 client directly rather than flydrive's driver, which loads a URL presigner we do not need (`signLink`
 * signs our links) and cannot read ranges.
 */
export function s3Storage(config: Extract<StorageConfig, { driver: 's3' }>): Storage {
  const { bucket: Bucket, region, endpoint, accessKeyId, secretAccessKey } = config;
  const client = new S3Client({
    region,
    // Other vendors' servers rarely support bucket.host names.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  });
  const read = (Key: string, range?: ByteRange): Promise<GetObjectCommandOutput> =>
    client.send(new GetObjectCommand({ Bucket, Key, Range: range && `bytes=${range.start}-${range.end}` })).catch(translateAbsence);
  const head = (Key: string) => client.send(new HeadObjectCommand({ Bucket, Key }));
  const exists = (key: string) =>
    head(key).then(
      () => true,
      (error: unknown) => {
        if (isAbsence(error)) return false;
        throw error;
      },
    );
  return {
    async put(Key, Body, ContentType) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }));
    },
    async putStream(Key, bytes, ContentType) {
      // S3 needs the length before the content.
      const folder = await mkdtemp(join(tmpdir(), 'arquivo-'));
      try {
        const path = join(folder, 'conteudo');
        const ContentLength = await writeBlocks(path, bytes);
        await client.send(new PutObjectCommand({ Bucket, Key, Body: createReadStream(path), ContentLength, ContentType }));
        return ContentLength;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    async putNew(Key, Body, ContentType) {
      // Servers that do not know the condition would overwrite.
      if (await exists(Key)) return false;
      return await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType, IfNoneMatch: '*' })).then(
        () => true,
        (error: unknown) => {
          if (HTTP_TAKEN.includes(statusOf(error) ?? 0)) return false;
          throw error;
        },
      );
    },
    async get(key) {
      const { Body } = await read(key);
      if (!Body) throw new AppError('NOT_FOUND', { what: 'Arquivo' });
      return Buffer.from(await Body.transformToByteArray());
    },
    stream: async (key, range) => (await read(key, range)).Body as Readable,
    size: async (key) => (await head(key).catch(translateAbsence)).ContentLength ?? 0,
    async delete(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    exists,
    async list(folder) {
      const keys: string[] = [];
      for (let token: string | undefined; ; ) {
        const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix: `${folder}/`, ContinuationToken: token }));
        keys.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
        token = page.NextContinuationToken;
        if (!token) return keys;
      }
    },
  };
}

const statusOf = (error: unknown) => (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
const isAbsence = (error: unknown) => statusOf(error) === HTTP_NOT_FOUND;

function translateAbsence(error: unknown): never {
  throw isAbsence(error) ? new AppError('NOT_FOUND', { what: 'Arquivo' }) : error;
}
