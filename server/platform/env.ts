import { z } from 'zod';
import { readTrustedProxies } from './client-address.ts';
import { isGuessableSecret } from './guessable-secret.ts';

const commaList = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );
const PROXIES_UNREADABLE =
  'use o número de proxies (1 a 10), endereços e redes separados por vírgula (10.0.0.0/8, loopback, linklocal, uniquelocal) ou false; ' +
  'true aceitaria qualquer endereço inventado';
const flag = (otherwise: 'true' | 'false') =>
  z
    .enum(['true', 'false', '1', '0', 'sim', 'nao'])
    .default(otherwise)
    .transform((text) => text === 'true' || text === '1' || text === 'sim');
/** Providers sellers may sign in with: a JSON list, each an OpenID issuer and our client there. */
const socialProviders = z
  .string()
  .default('[]')
  .transform((text, issue): unknown => {
    try {
      return JSON.parse(text || '[]');
    } catch {
      issue.addIssue({ code: 'custom', message: 'deve ser uma lista em JSON' });
      return z.NEVER;
    }
  })
  .pipe(
    z.array(
      z.strictObject({
        /** Name of the social token's field and part of the path, e.g. 'google'. */
        id: z.string().regex(/^[a-z][a-z0-9_]{1,29}$/, 'use letras minúsculas'),
        nome: z.string().min(1).max(40),
        issuer: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')),
        clientId: z.string().min(1),
        clientSecret: z.string().min(1).optional(),
      }),
    ),
  );
const trustedProxies = z
  .string()
  .default('')
  .transform((text, issue) => {
    const trusted = readTrustedProxies(text);
    if (trusted !== null) return trusted;
    issue.addIssue({ code: 'custom', message: PROXIES_UNREADABLE });
    return z.NEVER;
  });
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'deve ser um endereço postgres://' });
const webUrl = z.url({ protocol: /^https?$/, error: 'deve ser um endereço http(s)://' });
const ROLES = ['api', 'worker'] as const;
const MIN_SECRET_LENGTH = 32;
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Name of the programme where PROGRAMA_NOME is not set. */
export const PROGRAMME_NAME = 'Experiências SW';

const schema = z.object({
  /** Absent: starts its own PostgreSQL in DATA_FOLDER. Present: production mode. */
  DATABASE_URL: postgresUrl.optional(),
  /** A direct connection for migrations, the queue and the commands when DATABASE_URL points at a transaction-mode pooler. */
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  /** Whether that pooler supports named statements: pgbouncer 1.21 and later does. */
  DATABASE_PREPARED: flag('true'),
  /** When set, lists and reports read here. */
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  DATABASE_POOL: z.coerce.number('deve ser um número').int().min(2).max(500).default(20),
  DATA_FOLDER: z.string().min(1).default('.data'),
  /** False: the PostgreSQL of DATA_FOLDER does not wait for the disk. Only for data that is thrown away. */
  DATABASE_DURABLE: flag('true'),
  NODE_ENV: z.enum(['development', 'production', 'test']).optional(),
  ROLE: commaList
    .pipe(z.array(z.enum(ROLES, 'use api, worker ou api,worker')))
    .transform((roles) => (roles.length > 0 ? roles : [...ROLES])),
  PORT: z.coerce.number('deve ser um número').int().min(0, 'deve ser uma porta').max(65_535, 'deve ser uma porta').default(4000),
  HOST: z.string().optional(),
  /** The product's public address, used for links in e-mails and files. */
  PUBLIC_URL: webUrl.transform((url) => url.replace(/\/+$/, '')).optional(),
  /** Signs file links and pseudonymises rate-limit keys. */
  SECRET: z.string().min(MIN_SECRET_LENGTH, `deve ter ao menos ${MIN_SECRET_LENGTH} caracteres`).optional(),
  /** The proxies whose X-Forwarded-For is trusted: how many in a row, or their addresses and networks. */
  TRUST_PROXY: trustedProxies,
  CORS_ORIGINS: commaList,
  STORAGE: z.enum(['local', 's3'], 'use local ou s3').default('local'),
  STORAGE_FOLDER: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: webUrl.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Absent: outside production, e-mails are kept and shown at /dev/emails. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'deve ser um endereço smtp(s)://' }).optional(),
  MAIL_FROM: z.string().default('Experiências SW <nao-responda@localhost>'),
  /** Who gets the daily anchor of the log besides the staff of level 4: here, because whoever owns the database cannot change it. */
  AUDIT_EMAILS: commaList.pipe(z.array(z.email('use e-mails separados por vírgula'))),
  PROGRAMA_NOME: z.string().min(1).default(PROGRAMME_NAME),
  SUPORTE_EMAIL: z.email('deve ser um e-mail').optional(),
  SUPORTE_CHAT_URL: webUrl.optional(),
  /** The tutorial's video (MP4), shown in the storefront's header; absent: the header has no tutorial. */
  TUTORIAL_VIDEO_URL: z.url({ protocol: /^https$/, error: 'deve ser um endereço https://' }).optional(),
  /** Hosts that serve the consumers' cashback storefront. */
  CASHBACK_HOSTS: commaList,
  /** Bearer token of /metrics; absent: /metrics answers 404 with a DATABASE_URL and is open without one. */
  METRICS_TOKEN: z.string().min(16, 'deve ter ao menos 16 caracteres').optional(),
  /** An outside dashboard shown at /painel/relatorio, whose site our pages may then embed; absent: our own figures. */
  RELATORIO_URL: z.url({ protocol: /^https$/, error: 'deve ser um endereço https://' }).optional(),
  /** The longest time from SIGTERM to the end of the process: what the supervisor waits before killing it. */
  SHUTDOWN_SECONDS: z.coerce.number('deve ser um número').int().min(5, 'use de 5 a 300').max(300, 'use de 5 a 300').default(10),
  /** Above a balancer's idle time-out (60 s as a rule), or it reuses a connection that this process is closing. */
  KEEP_ALIVE_SECONDS: z.coerce.number('deve ser um número').int().min(5, 'use de 5 a 600').max(600, 'use de 5 a 600').default(65),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
  /** The OpenTelemetry collector, such as http://localhost:4318; absent: no tracing, and nothing of OpenTelemetry is loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.transform((url) => url.replace(/\/+$/, '')).optional(),
  /** Headers of each export, for example a token: `key=value` pairs separated by commas. */
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,\s]+=[^,]+(,[^=,\s]+=[^,]+)*$/, 'use nome=valor, separados por vírgula')
    .optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('fidelidade'),
  /** Share of the traces that are recorded. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number('deve ser um número').min(0, 'use de 0 a 1').max(1, 'use de 0 a 1').default(1),
  /** Lets configured addresses use private networks and plain http. Only for closed networks and tests. */
  ALLOW_PRIVATE_URLS: flag('false'),
  /** Off: the worker reads only the codes of receipts, not their text. */
  READER: z.enum(['on', 'off'], 'use on ou off').default('on'),
  CEP_VIACEP_URL: webUrl.default('https://viacep.com.br'),
  CEP_BRASILAPI_URL: webUrl.default('https://brasilapi.com.br'),
  SOCIAL_PROVIDERS: socialProviders,
  /** Folder of PEM files: the authorities that issue companies' ICP-Brasil certificates. Absent: signatures are checked without a chain. */
  NFE_AUTHORITIES: z.string().min(1).optional(),
  /** Folder of the official XSD of NF-e and NFC-e. Absent: only the fields that are read are checked. */
  NFE_SCHEMAS: z.string().min(1).optional(),
  /** The third party's catalogue of experiences; absent: the bundled sample. */
  TLC_API_URL: webUrl.transform((url) => url.replace(/\/+$/, '')).optional(),
  TLC_API_KEY: z.string().min(1).optional(),
  /** Sites that serve the catalogue's pictures; pages load pictures from no others. */
  TLC_IMAGE_ORIGINS: commaList.pipe(z.array(z.string().regex(/^https:\/\/[\w.-]+(:\d+)?$/, 'use origens https:// sem caminho'))),
});

type Parsed = z.output<typeof schema>;

/** One process's complete settings, with embedded mode's defaults filled in. */
export interface Env extends Omit<Parsed, 'SECRET' | 'PUBLIC_URL' | 'LOG_LEVEL'> {
  SECRET: string;
  /** 'info', or 'warn' in embedded mode, where a person watches the terminal. */
  LOG_LEVEL: NonNullable<Parsed['LOG_LEVEL']>;
  PUBLIC_URL: string;
  /** No DATABASE_URL: own database, demonstration data, e-mails at /dev/emails. */
  EMBEDDED: boolean;
}

/** Why the settings are invalid: one line per problem, naming the variable. */
export class EnvError extends Error {
  constructor(readonly problems: string[]) {
    super(`Configuração inválida:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'EnvError';
  }
}

/**
 * Reads the environment. Nothing is required without DATABASE_URL; `embeddedSecret` then returns the secret kept in the data folder. With
 * DATABASE_URL, guessable secrets and public addresses without TLS are refused, except this machine's own names. Throws EnvError with every
 * problem at once.
 */
export function readEnv(source: NodeJS.ProcessEnv, embeddedSecret: (dataFolder: string) => string): Env {
  // An empty line in a .env file means "not set".
  const set: NodeJS.ProcessEnv = Object.fromEntries(Object.entries(source).filter(([name, value]) => name in schema.shape && value !== ''));
  const parsed = schema.safeParse(set);
  const problems = parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);
  if (set.DATABASE_URL) problems.push(...missing(set, ['SECRET', 'PUBLIC_URL']), ...unsafe(set));
  if (set.DATABASE_DIRECT_URL) problems.push(...missing(set, ['DATABASE_URL']));
  if (set.STORAGE === 's3') problems.push(...missing(set, ['S3_BUCKET']));
  if (set.TLC_API_URL) problems.push(...missing(set, ['TLC_API_KEY']));
  if (!parsed.success || problems.length > 0) throw new EnvError(problems);
  const env = parsed.data;
  return {
    ...env,
    EMBEDDED: !env.DATABASE_URL,
    SUPORTE_EMAIL: env.SUPORTE_EMAIL ?? (env.DATABASE_URL ? undefined : 'suporte@exemplo.com.br'),
    // No telephone has this number: there is no area code 00.
    SUPORTE_CHAT_URL: env.SUPORTE_CHAT_URL ?? (env.DATABASE_URL ? undefined : 'https://wa.me/5500900000000'),
    LOG_LEVEL: env.LOG_LEVEL ?? (env.DATABASE_URL ? 'info' : 'warn'),
    SECRET: env.SECRET ?? embeddedSecret(env.DATA_FOLDER),
    PUBLIC_URL: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
  };
}

/** Acceptable for a trial, but not when serving people. */
function unsafe({ SECRET = '', PUBLIC_URL = '' }: NodeJS.ProcessEnv): string[] {
  const isGuessable = SECRET.length >= MIN_SECRET_LENGTH && isGuessableSecret(SECRET);
  const isPlain = /^http:/i.test(PUBLIC_URL) && URL.canParse(PUBLIC_URL) && !LOCAL_HOSTS.has(new URL(PUBLIC_URL).hostname);
  return [
    ...(isGuessable ? ['SECRET: fácil de adivinhar; gere um valor ao acaso, por exemplo com: openssl rand -hex 32'] : []),
    ...(isPlain ? ['PUBLIC_URL: deve começar com https:// (http:// só para localhost, 127.0.0.1 e [::1])'] : []),
  ];
}

function missing(set: Record<string, unknown>, names: string[]): string[] {
  return names.filter((name) => set[name] === undefined).map((name) => `${name}: obrigatório`);
}
