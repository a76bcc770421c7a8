import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { graphqlDetailOf } from '../../shared/graphql-details.ts';
import { AppError } from '../errors/app-error.ts';
import { errorStatus } from '../rest/error-body.ts';
import { requestDetailOf } from './request-details.ts';

/** Texts for the GraphQL engine's own refusals; the detail, which names types, is sent only to those who may introspect. */
const ENGINE_TEXTS: Record<string, string> = {
  GRAPHQL_PARSE_FAILED: 'A consulta GraphQL tem erro de sintaxe.',
  GRAPHQL_VALIDATION_FAILED: 'A consulta GraphQL não é válida para este esquema.',
  BAD_USER_INPUT: 'Dados inválidos na consulta GraphQL.',
  BAD_REQUEST: 'Requisição GraphQL inválida.',
  OPERATION_RESOLUTION_FAILURE: 'Operação GraphQL não encontrada.',
  PERSISTED_QUERY_NOT_SUPPORTED: 'Consultas persistidas não são aceitas.',
};

/** The answer to a bug. */
export const INTERNAL_ERROR = { message: 'Erro interno.', extensions: { code: 'INTERNAL_SERVER_ERROR' } } as const;

/** A refusal's stable code, kind, fields and details, as every error of this door carries them. */
export function refusalExtensions({ kind, code, fields, details }: AppError) {
  return { code: kind === 'unauthenticated' ? 'UNAUTHENTICATED' : code, kind, ...(fields.length ? { fields } : {}), ...details };
}

/** A refusal before any field runs: without a status the engine would answer it with 500. */
export function withStatus(error: AppError): GraphQLError {
  return new GraphQLError(error.message, { originalError: error, extensions: { http: { status: errorStatus[error.kind] } } });
}

/**
 * The one shape of a GraphQL error: a pt-BR text, a stable code, the refused fields. Anything but our own refusals is masked: its message
 * never leaves the process and goes to `report` for the log. Engine errors name places and types, never submitted values: one of them may
 * be a password.
 */
export function formatError(report: (error: unknown) => void) {
  return (formatted: GraphQLFormattedError, raw: unknown): GraphQLFormattedError => {
    const unwrapped = unwrapResolverError(raw);
    // An error that a plugin throws before any resolver runs is wrapped without a path.
    const error = unwrapped instanceof GraphQLError && unwrapped.originalError ? unwrapped.originalError : unwrapped;
    const place = {
      ...(formatted.locations ? { locations: formatted.locations } : {}),
      ...(formatted.path ? { path: formatted.path } : {}),
    };
    if (error instanceof AppError) return { ...place, message: error.message, extensions: refusalExtensions(error) };
    const code = codeOf(formatted, error);
    const text = ENGINE_TEXTS[code];
    if (text && raw instanceof GraphQLError) {
      const detail = requestDetailOf(formatted.message) ?? graphqlDetailOf(formatted.message, raw.originalError?.message);
      return { ...place, message: text, extensions: { code, detail } };
    }
    report(error);
    return { ...place, ...INTERNAL_ERROR };
  };
}

/** The engine's run-time messages about arguments and variables, which carry no code. */
const WHILE_RUNNING = /^(Argument "\w+" (of (required|non-null) type|has invalid value) |Too many errors processing variables)/;

function codeOf({ extensions, message }: GraphQLFormattedError, error: unknown): string {
  const code = String(extensions?.code ?? 'INTERNAL_SERVER_ERROR');
  return code === 'INTERNAL_SERVER_ERROR' && error instanceof GraphQLError && WHILE_RUNNING.test(message) ? 'BAD_USER_INPUT' : code;
}
