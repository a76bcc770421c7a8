import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { type App, buildApp } from '../app.ts';
import type { Actor } from '../platform/actor.ts';
import { type AppContext, makeContext } from '../platform/context.ts';
import type { Database } from '../platform/db/database.ts';
import { errorCodeSet } from '../platform/graphql/error-code.ts';
import { checkExchange } from './answer-check.ts';
import { type MovableClock, movableClock } from './clock.ts';
import { openTestDatabase } from './database.ts';
import { type FakePorts, fakePorts } from './ports.ts';
import { testEnv } from './test-env.ts';

/** An answer of the REST door. */
export interface RestAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever JSON came back
  json: any;
  headers: Headers;
  bytes: Buffer;
}

export interface GraphqlAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever JSON came back
  data: any;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever JSON came back
  errors?: any[];
}

interface RestOptions {
  token?: string;
  /** The token's position in the header; staff by default. */
  audience?: 'panel' | 'store';
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  /** The request is deliberately wrong, so it is not checked against the OpenAPI document. */
  isHostile?: boolean;
}

/** The whole application on its own port and database, with a movable clock and jobs that wait. */
export interface TestApp {
  database: Database;
  clock: MovableClock;
  ports: FakePorts;
  url: string;
  /** Reported bugs; a test that expects none checks that this is empty. */
  reported: unknown[];
  /** Messages to the operator. */
  warnings: string[];
  /** A context for running actions and lists without a door; like a documented path, it is asked nothing back. */
  contextFor(actor: Actor): AppContext;
  /** Runs queued jobs, as the worker would. */
  runJobs(): Promise<void>;
  rest(method: string, path: string, options?: RestOptions): Promise<RestAnswer>;
  graphql(
    query: string,
    variables?: Record<string, unknown>,
    options?: { token?: string; audience?: 'panel' | 'store'; headers?: Record<string, string> },
  ): Promise<GraphqlAnswer>;
  close(): Promise<void>;
}

/** `given`: a database to use instead of its own. */
export async function openTestApp(env: Record<string, string> = {}, given?: Database): Promise<TestApp> {
  const database = given ?? (await openTestDatabase());
  const clock = movableClock();
  const settings = testEnv(env);
  const ports = await fakePorts();
  const reported: unknown[] = [];
  const warnings: string[] = [];
  const app: App = await buildApp({
    database,
    ports,
    env: settings,
    clock,
    report: (error) => reported.push(error),
    warn: (text) => warnings.push(text),
  });
  const server = http.createServer(app.handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const contextFor = (actor: Actor) =>
    makeContext({
      actor,
      requestId: 'test-request',
      documented: true,
      ip: '127.0.0.1',
      userAgent: 'jest',
      clock,
      database,
      env: settings,
      ports,
    });
  return {
    database,
    clock,
    ports,
    url,
    reported,
    warnings,
    contextFor,
    runJobs: () => ports.fakeJobs.run(contextFor({ kind: 'system' })),
    rest: (method, where, options) => rest(url, method, where, options),
    graphql: async (query, variables = {}, options = {}) => {
      const { status, json } = await rest(url, 'POST', '/graphql', { ...options, body: { query, variables } });
      return { status, data: json?.data, errors: json?.errors };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await app.close();
      await database.close();
    },
  };
}

async function rest(
  base: string,
  method: string,
  where: string,
  { token, audience = 'panel', body, form, headers = {}, isHostile = false }: RestOptions = {},
): Promise<RestAnswer> {
  const url = new URL(where, base);
  const answer = await fetch(url, {
    method,
    headers: {
      ...(token ? { authorization: audience === 'panel' ? `|${token}` : `${token}|` } : {}),
      ...(body !== undefined && !form ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(form ? { body: form } : body !== undefined ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString('utf8'));
  } catch {
    json = undefined;
  }
  if (url.pathname === '/graphql') checkCodes(json as Pick<GraphqlAnswer, 'errors'> | undefined);
  const { status, headers: given } = answer;
  if (!isHostile && /^\/(api|pontuacao)\//.test(url.pathname))
    checkExchange({ method, url, body, form, status, contentType: given.get('content-type') ?? '', json });
  return { status, json, headers: given, bytes };
}

/** The code of every GraphQL error is a member of the enum ErrorCode. */
function checkCodes(answer: Pick<GraphqlAnswer, 'errors'> | undefined): void {
  const unknown = (answer?.errors ?? []).map(({ extensions }) => String(extensions?.code)).filter((code) => !(code in errorCodeSet));
  if (unknown.length) throw new Error(`not in the enum ErrorCode: ${unknown.join(', ')}`);
}
