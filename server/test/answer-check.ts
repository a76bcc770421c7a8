import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { openApiDocument } from '../platform/openapi/document.ts';
import type { JsonSchema } from '../platform/openapi/json-schema.ts';
import { templateOf } from '../platform/openapi/operation.ts';
import { allRoutes, type Route } from '../platform/rest/route.ts';

/** One exchange with the REST door. */
export interface Exchange {
  method: string;
  url: URL;
  body?: unknown;
  form?: FormData;
  status: number;
  contentType: string;
  json: unknown;
}

const formats = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
  binary: true,
} as const;
// A separate test validates the document itself.
const options = { strict: false, allErrors: true, validateSchema: false, formats };
const json = new Ajv2020(options);
/** Query parameters and form fields arrive as text. */
const texts = new Ajv2020({ ...options, coerceTypes: true });

/** Routes that returned a documented success, as 'GET /api/redes'. */
export const answeredWell = new Set<string>();

/**
 * Checks an exchange against the OpenAPI document: status, content type and the whole JSON of the answer, refusing unknown keys; for a
 * success also the request. Throws with the difference, so that every REST test also tests the document.
 */
export function checkExchange(exchange: Exchange): void {
  const route = findRoute(exchange);
  const problems = route ? problemsOf(route, exchange) : unknownPath(exchange);
  const name = route ? `${route.method} ${route.path}` : `${exchange.method} ${exchange.url.pathname}`;
  if (problems.length)
    throw new Error(
      `${name} answered ${exchange.status}, and differs from the OpenAPI document (the route's rules):\n  ${problems.join('\n  ')}\n${JSON.stringify(exchange.json)?.slice(0, 1_000)}`,
    );
  if (route && exchange.status < 300) answeredWell.add(name);
}

let patterns: { route: Route; pattern: RegExp }[] | undefined;

function findRoute({ method, url }: Exchange): Route | undefined {
  patterns ??= allRoutes().map((route) => ({ route, pattern: new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}/?$`) }));
  return patterns.find(({ route, pattern }) => route.method === method && pattern.test(url.pathname))?.route;
}

function unknownPath({ status, json: body }: Exchange): string[] {
  return status === 404 && (body as { codigo?: unknown } | undefined)?.codigo === 'PATH_NOT_FOUND' ? [] : ['a path that no route has'];
}

const documents = new Map<Route, JsonSchema>();

function documentOf(route: Route): JsonSchema {
  let document = documents.get(route);
  if (!document) {
    document = openApiDocument([route]);
    documents.set(route, document);
  }
  return document;
}

// biome-ignore lint/suspicious/noExplicitAny: a path through a document of JSON
const at = (value: any, ...path: string[]): any => path.reduce((inner, key) => inner?.[key], value);

function problemsOf(route: Route, exchange: Exchange): string[] {
  const document = documentOf(route);
  const operation = at(document, 'paths', templateOf(route.path), route.method.toLowerCase());
  const entry = operation.responses[String(exchange.status)];
  const response = entry?.$ref ? sharedResponse(document, entry.$ref.split('/').at(-1)) : entry;
  if (!response) return [`no answer with status ${exchange.status} is described`];
  const [[type, { schema }]] = Object.entries(response.content) as [[string, { schema: JsonSchema }]];
  if (exchange.contentType.split(';')[0] !== type.split(';')[0]) return [`${exchange.contentType} instead of ${type}`];
  const problems = type === 'application/json' ? differences(json, document, schema, exchange.json, 'answer') : [];
  return exchange.status < 300 ? [...problems, ...requestProblems(document, operation, exchange)] : problems;
}

// biome-ignore lint/suspicious/noExplicitAny: JSON of the document
const shared = new Map<string, any>();

/** Refusals common to many routes are compiled once. */
function sharedResponse(document: JsonSchema, name: string) {
  const known = shared.get(name) ?? at(document, 'components', 'responses', name);
  shared.set(name, known);
  return known;
}

function requestProblems(document: JsonSchema, operation: JsonSchema, { url, body, form }: Exchange): string[] {
  const named = (operation.parameters as JsonSchema[]).filter((parameter) => parameter.in === 'query');
  const query = {
    type: 'object',
    properties: Object.fromEntries(named.map(({ name, schema }) => [name, schema])),
    additionalProperties: false,
  };
  const given = Object.fromEntries([...url.searchParams].filter(([, value]) => value !== ''));
  const problems = differences(texts, document, query, given, 'query');
  const content = at(operation, 'requestBody', 'content');
  const isSent = body !== undefined && !(isEmpty(body) && !content);
  if (form) {
    const { properties } = at(content, 'multipart/form-data', 'schema') ?? { properties: {} };
    for (const name of new Set(form.keys()))
      if (!(name.replace(/\[\]$/, '') in properties)) problems.push(`form: ${name} is not described`);
  } else if (isSent && typeof body !== 'string') {
    const schema = at(content, 'application/json', 'schema');
    if (!schema) problems.push('a JSON body is not described');
    else problems.push(...differences(json, document, schema, JSON.parse(JSON.stringify(body)), 'body'));
  }
  return problems;
}

const isEmpty = (body: unknown) => typeof body === 'object' && body !== null && Object.keys(body).length === 0;

const compiled = new WeakMap<JsonSchema, ValidateFunction>();

function differences(ajv: Ajv2020, document: JsonSchema, schema: JsonSchema, value: unknown, what: string): string[] {
  let validate = compiled.get(schema);
  if (!validate) {
    validate = ajv.compile({ allOf: [schema], components: document.components });
    compiled.set(schema, validate);
  }
  if (validate(value)) return [];
  const texts = (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${what}${instancePath}: ${message} ${JSON.stringify(params)}`,
  );
  return [...new Set(texts)].slice(0, 12);
}
