import path from 'node:path';
import type { Ports } from './platform/context.ts';
import type { Env } from './platform/env.ts';
import { openStorage, type StorageConfig } from './platform/files/storage.ts';
import { openCepServices } from './platform/ports/cep-services.ts';
import { openHttpCatalogue } from './platform/ports/http-experience-catalogue.ts';
import { openMail } from './platform/ports/mail.ts';
import { openSafeFetch } from './platform/ports/safe-fetch.ts';
import { openSampleCatalogue } from './platform/ports/sample-experience-catalogue.ts';
import { inSpan, noteOnSpan } from './platform/tracing/tracing.ts';

/** The outside world as the environment configures it, each call in a span with its host and outcome. */
export async function openPorts(env: Env, jobs: Ports['jobs']): Promise<Ports> {
  const fetchOutside = openSafeFetch({ allowPrivate: env.ALLOW_PRIVATE_URLS });
  const safeFetch: typeof fetchOutside = (url, request) => outside(`fetch ${request.method}`, url, () => fetchOutside(url, request));
  return {
    jobs,
    storage: traced('storage', env.S3_ENDPOINT, await openStorage(storageConfig(env))),
    mail: traced('mail', env.SMTP_URL, openMail({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM })),
    safeFetch,
    cep: traced('cep', env.CEP_VIACEP_URL, openCepServices({ viaCepUrl: env.CEP_VIACEP_URL, brasilApiUrl: env.CEP_BRASILAPI_URL })),
    experiences: env.TLC_API_URL
      ? openHttpCatalogue({ fetch: safeFetch, baseUrl: env.TLC_API_URL, apiKey: env.TLC_API_KEY! })
      : openSampleCatalogue(),
  };
}

/** The port with every method in a span. `url`: the configured address, of which only the host is recorded. */
function traced<Port extends object>(name: string, url: string | undefined, port: Port): Port {
  return new Proxy(port, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => outside(`${name} ${String(key)}`, url, () => value.apply(target, args));
    },
  });
}

/** The outcome is the answer's `status` where a port has one: a number of HTTP, or a word of our own. */
function outside<Answer>(name: string, url: string | undefined, call: () => Promise<Answer>): Promise<Answer> {
  return inSpan(
    () => ({ name, kind: 'CLIENT', attributes: url && URL.canParse(url) ? { 'server.address': new URL(url).hostname } : {} }),
    async () => {
      const answer = await call();
      noteOnSpan({ outcome: String((answer as { status?: unknown } | undefined)?.status ?? 'ok') });
      return answer;
    },
  );
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
