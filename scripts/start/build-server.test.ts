import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import {
  buildClientSchema,
  buildSchema,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import type { Database } from '../../server/platform/db/database.ts';
import { freePort } from '../../server/platform/free-port.ts';
import { openApiDocument } from '../../server/platform/openapi/document.ts';
import { writeXlsx } from '../../server/platform/sheets/write-sheet.ts';
import '../../server/rest/index.ts';
import { buildStaff } from '../../server/test/builders/people.ts';
import { openTestDatabase } from '../../server/test/database.ts';

// Below the checkout, where it finds the external packages.
const folder = path.join('.data', `built-server-${process.pid}`);
const data = fs.mkdtempSync(path.join(os.tmpdir(), 'fidelidade-built-'));
const loads = path.join(data, 'loads');
const NOTE_LOADS = `
  import fs from 'node:fs';
  import { registerHooks } from 'node:module';
  registerHooks({ load: (url, context, next) => (fs.appendFileSync(${JSON.stringify(loads)}, url + '\\n'), next(url, context)) });
`;
/** An api process at rest does without them (docs/performance.md). */
const LOADED_WHEN_USED = [
  '@apollo/usage-reporting-protobuf',
  '@aws-sdk/client-s3',
  '@faker-js/faker',
  '@simplewebauthn/server',
  '@zxcvbn-ts/language-common',
  'libxml2-wasm',
  'nodemailer',
  'onnxruntime-node',
  'pdfjs-dist',
  'sanitize-html',
  'sharp',
  'zxing-wasm',
];
let loadedAtStart: string[];
let database: Database;
let server: ChildProcess;
let address: string;
let token: string;

const production = (port: number, settings: Record<string, string> = {}) => ({
  ...process.env,
  NODE_OPTIONS: '',
  DATABASE_URL: database.pool.options.connectionString,
  DATABASE_DIRECT_URL: '',
  DATABASE_REPLICA_URL: '',
  DATA_FOLDER: data,
  SECRET: randomBytes(32).toString('hex'),
  PUBLIC_URL: address,
  PORT: String(port),
  HOST: '127.0.0.1',
  ROLE: 'api',
  LOG_LEVEL: 'silent',
  ...settings,
});

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/start/build-server.mjs', folder], { env: { ...process.env, NODE_OPTIONS: '' } });
  database = await openTestDatabase({ direct: true });
  ({ token } = await buildStaff(database, 2));
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(NOTE_LOADS)}`, path.join(folder, 'main.js')], {
    stdio: 'ignore',
    env: production(port),
  });
  const isReady = () =>
    fetch(`${address}/saude/pronta`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (server.exitCode === null && !(await isReady())) await pause(100);
  loadedAtStart = fs.readFileSync(loads, 'utf8').split('\n');
}, 240_000);

afterAll(async () => {
  if (server && server.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  await database?.close();
  for (const made of [folder, data]) fs.rmSync(made, { recursive: true, force: true });
});

async function ask<Answer>(body: FormData | string): Promise<Answer> {
  const type = typeof body === 'string' ? { 'content-type': 'application/json' } : undefined;
  const headers = { authorization: `Bearer ${token}`, 'apollo-require-preflight': '1', ...type };
  const answer = await fetch(`${address}/graphql`, { method: 'POST', headers, body });
  return (await answer.json()) as Answer;
}

const printed = (schema: GraphQLSchema) => printSchema(lexicographicSortSchema(schema));

describe('the server as it is built', () => {
  const programs = () => loadedAtStart.filter((url) => url.includes(`/${folder}/`)).map((url) => fs.readFileSync(new URL(url), 'utf8'));

  it('loads heavy packages only when they are used', () => {
    const packages = [...loadedAtStart, ...programs()].flatMap((text) => [...text.matchAll(/\bnode_modules\/((?:@[\w.-]+\/)?[\w.-]+)/g)]);
    const names = new Set(packages.map(([, name]) => name!));
    expect(names).toContain('express');
    expect(names).toContain('@node-rs/argon2');
    expect(LOADED_WHEN_USED.filter((name) => names.has(name))).toEqual([]);
  });

  it('is in ASCII, which Node.js keeps with one byte a character', () => {
    expect(programs().filter((text) => /[^\0-\x7f]/.test(text))).toEqual([]);
  });

  it('has the schema of its sources', async () => {
    const { data: found } = await ask<{ data: IntrospectionQuery }>(
      JSON.stringify({ query: getIntrospectionQuery({ specifiedByUrl: true, inputValueDeprecation: true }) }),
    );
    expect(printed(buildClientSchema(found))).toBe(printed(buildSchema(fs.readFileSync('schema.graphql', 'utf8'))));
  });

  it('answers the documented interface and serves its page', async () => {
    const document = await fetch(`${address}/api/openapi.json`);
    expect(await document.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
    for (const file of ['', '/docs.css', '/docs.js', '/swagger-ui-bundle.js'])
      expect([file, (await fetch(`${address}/api/docs${file}`)).status]).toEqual([file, 200]);
    expect((await fetch(`${address}/api/pontuacoes`)).status).toBe(401);
    expect((await fetch(`${address}/api/pontuacoes`, { headers: { authorization: `|${token}` } })).status).toBe(200);
  });

  it('reads a spreadsheet in its worker thread', async () => {
    const sheet = await buffer(writeXlsx([{ key: 'cpf', title: 'CPF do vendedor', type: 'text' }], [{ cpf: '52998224725' }]));
    const form = new FormData();
    const query = 'mutation ($arquivo: Upload) { rehearseSalesImport(arquivo: $arquivo) { __typename } }';
    form.append('operations', JSON.stringify({ query, variables: { arquivo: null } }));
    form.append('map', JSON.stringify({ 0: ['variables.arquivo'] }));
    form.append('0', new Blob([new Uint8Array(sheet)]), 'vendas.xlsx');
    const { errors } = await ask<{ errors?: { extensions: { code: string } }[] }>(form);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['SHEET_COLUMN_MISSING']);
  });

  /** Starts another server until it ends, or logs a line with that text; returns its outputs. */
  const start = async (env: NodeJS.ProcessEnv, until?: string) => {
    const other = spawn(process.execPath, [path.join(folder, 'main.js')], { env });
    const said = { stdout: '', stderr: '' };
    other.stdout.on('data', (bytes: Buffer) => {
      said.stdout += bytes.toString();
      if (until && said.stdout.includes(until)) other.kill('SIGTERM');
    });
    other.stderr.on('data', (bytes: Buffer) => {
      said.stderr += bytes.toString();
    });
    await once(other, 'close');
    return said;
  };
  const lastLine = ({ stdout }: { stdout: string }) => JSON.parse(stdout.trim().split('\n').at(-1)!) as Record<string, unknown>;

  it('logs in production that it started, and why it did not, as JSON lines', async () => {
    const port = await freePort();
    const started = await start(production(port, { LOG_LEVEL: 'info' }), 'servidor iniciado');
    const line = started.stdout.split('\n').find((text) => text.includes('servidor iniciado'))!;
    expect(JSON.parse(line)).toMatchObject({ level: 'info', papeis: ['api'], endereco: address, porta: port });
    const refused = await start(production(port, { SECRET: '' }));
    expect(lastLine(refused)).toMatchObject({
      level: 'error',
      msg: 'o servidor não iniciou',
      motivo: expect.stringContaining('SECRET: obrigatório'),
    });
    const taken = await start(production(Number(new URL(address).port)));
    expect(lastLine(taken)).toMatchObject({ level: 'error', motivo: expect.stringContaining('A porta já está em uso') });
    expect([started.stderr, refused.stderr, taken.stderr]).toEqual(['', '', '']);
  }, 120_000);

  it('tells the demonstration why it did not start, as text', async () => {
    const { stdout, stderr } = await start({ ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', PORT: 'porta' });
    expect(stdout).toBe('');
    expect(stderr).toContain('Configuração inválida:\n  - PORT: ');
  });

  it.each([
    ['db', ['check'], / passed, 0 failed\n$/],
    [
      'create-admin',
      ['--cpf', '529.982.247-25', '--nome', 'Rita Nova', '--email', 'rita@exemplo.com', '--senha', 'Vento-sul-2026'],
      /criado/,
    ],
  ])("brings the operator's command %s", (name, args, answer) => {
    const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: database.pool.options.connectionString };
    expect(execFileSync(process.execPath, [path.join(folder, `${name}.js`), ...args], { encoding: 'utf8', env })).toMatch(answer);
  });
});
