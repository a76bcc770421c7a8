import path from 'node:path';
import type { Ports } from './platform/context.ts';
import type { Env } from './platform/env.ts';
import { openStorage, type StorageConfig } from './platform/files/storage.ts';
import { openCepServices } from './platform/ports/cep-services.ts';
import { openHttpCatalogue } from './platform/ports/http-experience-catalogue.ts';
import { openMail } from './platform/ports/mail.ts';
import { openSafeFetch } from './platform/ports/safe-fetch.ts';
import { openSampleCatalogue } from './platform/ports/sample-experience-catalogue.ts';

/** The outside world as the environment configures it. */
export async function openPorts(env: Env, jobs: Ports['jobs']): Promise<Ports> {
  const safeFetch = openSafeFetch({ allowPrivate: env.ALLOW_PRIVATE_URLS });
  return {
    jobs,
    storage: await openStorage(storageConfig(env)),
    mail: openMail({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM }),
    safeFetch,
    cep: openCepServices({ viaCepUrl: env.CEP_VIACEP_URL, brasilApiUrl: env.CEP_BRASILAPI_URL }),
    experiences: env.TLC_API_URL
      ? openHttpCatalogue({ fetch: safeFetch, baseUrl: env.TLC_API_URL, apiKey: env.TLC_API_KEY! })
      : openSampleCatalogue(),
  };
}

function storageConfig(env: Env): StorageConfig {
  if (env.STORAGE === 'local') return { driver: 'local', root: path.resolve(env.STORAGE_FOLDER ?? path.join(env.DATA_FOLDER, 'files')) };
  return {
    driver: 's3',
    bucket: env.S3_BUCKET!,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  };
}
