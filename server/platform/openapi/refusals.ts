import { beforeAFactor } from '../../policy/permissions.ts';
import '../actions/fresh-proof.ts';
import { type ErrorKind, errorDefinition, exampleText } from '../errors/app-error.ts';
import '../files/multipart.errors.ts';
import { errorStatus } from '../rest/error-body.ts';
import type { Route } from '../rest/route.ts';
import { audienceOf } from './access.ts';
import type { JsonSchema, SchemaMaker } from './json-schema.ts';

const titles: Record<ErrorKind, string> = {
  invalid: 'Dados inválidos.',
  unauthenticated: 'Ninguém conectado.',
  forbidden: 'Sem permissão.',
  notFound: 'Não encontrado.',
  conflict: 'Conflito com o que já existe.',
  limit: 'Tentativas demais; o cabeçalho Retry-After diz quando tentar de novo.',
  unavailable: 'Serviço indisponível.',
};
/** A bug of ours: 500, whatever the kind. */
const INTERNAL = 'INTERNAL';

/** Every code a route may refuse with: its own and those common to all routes. */
export function codesOf({ method, path, permission, query = {}, body, form, refuses = [], ...route }: Route): string[] {
  const { isKeyed = true, takesSecondFactor = false } = route;
  const { public: isOpen, staff } = audienceOf(permission);
  const codes = [
    'INPUT_INVALID',
    ...(isOpen ? [] : ['NOT_SIGNED_IN', 'NOT_ALLOWED']),
    ...(staff && !beforeAFactor.has(permission) ? ['SECOND_FACTOR_REQUIRED'] : []),
    ...(takesSecondFactor ? ['SECOND_FACTOR_WRONG', 'TOO_MANY_ATTEMPTS'] : []),
    ...(path.includes(':') ? ['NOT_FOUND'] : []),
    ...(method !== 'GET' && isKeyed ? ['IDEMPOTENCY_KEY_REUSED'] : []),
    ...('sortField' in query || 'ordenacao' in query ? ['LIST_SORT_UNKNOWN'] : []),
    ...(form ? ['UPLOAD_TOO_LARGE', 'UPLOAD_TOO_MANY', 'UPLOAD_UNREADABLE'] : []),
    ...(method === 'GET' && !body ? ['STATEMENT_TIMEOUT'] : []),
    'SERVICE_UNAVAILABLE',
    ...refuses,
  ];
  return [...new Set(codes)].sort();
}

/** The responses for a route's refusals by status, each code with its body. Shared ones are components of the document. */
export function refusalAnswers(route: Route, maker: SchemaMaker): Record<string, JsonSchema> {
  const keys = route.refusal ? maker.answer(route.refusal.keys) : undefined;
  const answers = byStatus(codesOf(route)).map(([status, codes]) => {
    return [String(status), keys ? refusalAnswer(codes, keys) : { $ref: `#/components/responses/${nameOf(codes)}` }] as const;
  });
  return Object.fromEntries([...answers, ['500', { $ref: `#/components/responses/${INTERNAL}` }]]);
}

/** Every distinct set of codes used for some status of some route, with its name. */
export function sharedRefusals(routes: readonly Route[]): Record<string, JsonSchema> {
  const sets = new Map<string, string[]>([[INTERNAL, [INTERNAL]]]);
  for (const route of routes) if (!route.refusal) for (const [, codes] of byStatus(codesOf(route))) sets.set(nameOf(codes), codes);
  return sortedEntries([...sets].map(([name, codes]) => [name, refusalAnswer(codes)]));
}

/** A body for each code of the shared refusals. */
export function refusalExamples(routes: readonly Route[]): Record<string, JsonSchema> {
  const codes = new Set([...routes.filter(({ refusal }) => !refusal).flatMap(codesOf), INTERNAL]);
  return sortedEntries([...codes].map((code) => [code, { value: exampleBody(code) }]));
}

const nameOf = (codes: readonly string[]) => codes.join('.');

const sortedEntries = (entries: [string, JsonSchema][]) => Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));

function byStatus(codes: readonly string[]): [number, string[]][] {
  const groups = new Map<number, string[]>();
  for (const code of codes) {
    const status = errorStatus[errorDefinition(code).kind];
    groups.set(status, [...(groups.get(status) ?? []), code]);
  }
  return [...groups].sort(([a], [b]) => a - b);
}

function refusalAnswer(codes: readonly string[], keys?: JsonSchema): JsonSchema {
  const properties = {
    erro: { type: 'string', description: 'O texto a mostrar.' },
    codigo: { type: 'string', enum: codes, description: 'Código estável.' },
    campos: { $ref: '#/components/schemas/Campos' },
    ...(keys?.properties as JsonSchema | undefined),
  };
  const required = ['erro', 'codigo', ...((keys?.required as string[] | undefined) ?? [])];
  const examples = Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]));
  return {
    description: titles[errorDefinition(codes[0]!).kind],
    content: {
      'application/json': {
        schema: { type: 'object', properties, required, additionalProperties: false },
        ...(keys ? {} : { examples }),
      },
    },
  };
}

/** The refused fields of an input. */
export const fieldsSchema: JsonSchema = {
  type: 'array',
  description: 'Os campos recusados.',
  items: {
    type: 'object',
    properties: { field: { type: 'string' }, message: { type: 'string' } },
    required: ['field', 'message'],
    additionalProperties: false,
  },
};

function exampleBody(code: string): JsonSchema {
  const { field } = errorDefinition(code);
  const erro = exampleText(code);
  return { erro, codigo: code, ...(field ? { campos: [{ field, message: erro }] } : {}) };
}
