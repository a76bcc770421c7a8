import type { Readable } from 'node:stream';
import type { Permission } from '../../policy/permissions.ts';
import type { AppContext } from '../context.ts';
import type { AppError } from '../errors/app-error.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A file of a multipart request, held in memory within the upload limits. */
export interface UploadedFile {
  field: string;
  fileName: string;
  bytes: Buffer;
}

/** What a route works with; parts are read only after the actor was admitted. */
export interface RouteRequest {
  ctx: AppContext;
  params: Record<string, string>;
  query: Record<string, string | undefined>;
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

/** One documented endpoint of the REST door. */
export interface Route {
  method: Method;
  /** Express path, e.g. '/api/redes/:id'. */
  path: string;
  permission: Permission;
  /** Reads a multipart body; only after the permission was checked. */
  multipart?: boolean;
  /** 201 and the like; default 200. */
  status?: number;
  /** Documented keys of a refusal's body, beside `erro` and `codigo`. */
  refusal?: (error: AppError) => Record<string, unknown>;
  handle: (request: RouteRequest) => Promise<unknown>;
}

const routes: Route[] = [];

/** Adds a documented endpoint. A path served twice stops the server at start-up. */
export function defineRoute(route: Route): void {
  if (routes.some((other) => other.method === route.method && other.path === route.path))
    throw new Error(`${route.method} ${route.path} is defined twice`);
  routes.push(route);
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
