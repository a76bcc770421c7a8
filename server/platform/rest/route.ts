import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Permission } from '../../policy/permissions.ts';
import type { AppContext } from '../context.ts';
import type { AppError } from '../errors/app-error.ts';
import type { BodyRule, FormRule } from './body-rules.ts';
import type { RouteTag } from './route-tags.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A file of a multipart request, held in memory within the upload limits. */
export interface UploadedFile {
  field: string;
  fileName: string;
  bytes: Buffer;
}

/** A route's input; parts are read only after the actor is admitted, and only declared query parameters can be read. */
export interface RouteRequest<Query extends string = string> {
  ctx: AppContext;
  params: Record<string, string>;
  query: { readonly [Name in Query]?: string | undefined };
  /** JSON body, or the text fields of a multipart one. */
  body: Record<string, unknown> | unknown[];
  files: UploadedFile[];
  idempotencyKey?: string;
  signal: AbortSignal;
}

/** A download instead of JSON. */
export class FileAnswer {
  readonly stream: Readable;
  readonly fileName: string;
  readonly contentType: string;

  constructor(stream: Readable, fileName: string, contentType: string) {
    this.stream = stream;
    this.fileName = fileName;
    this.contentType = contentType;
  }
}

/** The response is a download: its media type for the OpenAPI document. */
export interface FileRule {
  file: 'xlsx' | 'csv';
}

/** Documented keys of a refusal's body, besides `erro` and `codigo`. */
interface RefusalRule {
  keys: z.ZodObject;
  read: (error: AppError) => Record<string, unknown>;
}

/** One endpoint of the REST door, with everything the OpenAPI document says about it. */
export interface Route {
  method: Method;
  /** Express path, e.g. '/api/redes/:id'. */
  path: string;
  /** Its operation name in the OpenAPI document, where another route has the one derived from method and path. */
  operationId?: string;
  tag: RouteTag;
  /** What it does, in Portuguese. */
  summary: string;
  /** Further notes for callers, in Portuguese. */
  description?: string;
  permission: Permission;
  /** Query parameters; a rule gives the type and, in Portuguese, the meaning. Values arrive as text. */
  query?: Readonly<Record<string, z.ZodType>>;
  /** The JSON body; several rules are alternatives. */
  body?: BodyRule | readonly BodyRule[];
  /** The multipart body; read only after the permission check. */
  form?: FormRule;
  /** 201 and the like; default 200. */
  status?: number;
  /** The JSON of a success; unknown keys are our error, caught by the tests. */
  answer: z.ZodType | FileRule;
  /** Codes of its own refusals; those common to every route (session, permission, input, outage) are implied. */
  refuses?: readonly string[];
  refusal?: RefusalRule;
  /** The path may carry the code of a second factor in X-Segundo-Fator. */
  takesSecondFactor?: boolean;
  /** False where an Idempotency-Key has no meaning; true by default for writes. */
  isKeyed?: boolean;
  handle: (request: RouteRequest) => Promise<unknown>;
}

type AnswerOf<Rule> = Rule extends z.ZodType<infer Answer> ? Answer : FileAnswer;

interface TypedRoute<Query extends string, Rule extends Route['answer']> extends Omit<Route, 'query' | 'answer' | 'handle'> {
  query?: Readonly<Record<Query, z.ZodType>>;
  answer: Rule;
  handle: (request: RouteRequest<Query>) => Promise<AnswerOf<Rule>>;
}

const routes: Route[] = [];

/** Adds an endpoint and holds its input and output to their declarations. A duplicate path stops the server at start-up. */
export function defineRoute<Rule extends Route['answer'], Query extends string = never>(route: TypedRoute<Query, Rule>): void {
  if (routes.some((other) => other.method === route.method && other.path === route.path))
    throw new Error(`${route.method} ${route.path} is defined twice`);
  routes.push(route as unknown as Route);
}

/** Every route, literal paths before those with parameters, so that /api/parceiros/export is never read as an id. */
export function allRoutes(): Route[] {
  const rank = (route: Route) =>
    route.path
      .split('/')
      .map((part) => (part.startsWith(':') ? '1' : '0'))
      .join('');
  return [...routes].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}
