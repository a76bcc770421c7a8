import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { graphqlDetailOf } from '../../shared/graphql-details.ts';
import { AppError } from '../errors/app-error.ts';
import { errorStatus } from '../rest/error-body.ts';
import { requestDetailOf } from './request-details.ts';

/** Texts for what the GraphQL engine itself refuses; its detail, which names the types, goes along only for those who may introspect. */
const ENGINE_TEXTS: Record<string, string> = {
  GRAPHQL_PARSE_FAILED: 'A consulta GraphQL tem erro de sintaxe.',
  GRAPHQL_VALIDATION_FAILED: 'A consulta GraphQL não é válida para este esquema.',
  BAD_USER_INPUT: 'Dados inválidos na consulta GraphQL.',
  BAD_REQUEST: 'Requisição GraphQL inválida.',
  OPERATION_RESOLUTION_FAILURE: 'Operação GraphQL não encontrada.',
  PERSISTED_QUERY_NOT_SUPPORTED: 'Consultas persistidas não são aceitas.',
};

/** What is answered in place of a bug. */
export const INTERNAL_ERROR = { message: 'Erro interno.', extensions: { code: 'INTERNAL_SERVER_ERROR' } } as const;

/** The stable code, kind and fields of a refusal, as every error of this door carries them. */
export function refusalExtensions({ kind, code, fields }: AppError) {
  return { code: kind === 'unauthenticated' ? 'UNAUTHENTICATED' : code, kind, ...(fields.length ? { fields } : {}) };
}

/** A refusal before any field runs: without a status of its own the engine would answer it with 500. */
export function withStatus(error: AppError): GraphQLError {
  return new GraphQLError(error.message, { originalError: error, extensions: { http: { status: errorStatus[error.kind] } } });
}

/**
 * The one shape of a GraphQL error: a pt-BR text, a stable code, the refused fields. Whatever is not our own refusal is
 * masked: its message never leaves the process. `report` receives it for the log. What the engine refuses is told by places and types,
 * never by the values that were sent: one of them may be a password.
 */
export function formatError(report: (error: unknown) => void) {
  return (formatted: GraphQLFormattedError, raw: unknown): GraphQLFormattedError => {
    const unwrapped = unwrapResolverError(raw);
    // What a plugin throws before any resolver ran is wrapped without a path.
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

/** What the engine says of arguments and variables while it runs, for which nobody gives it a code. */
const WHILE_RUNNING = /^(Argument "\w+" (of (required|non-null) type|has invalid value) |Too many errors processing variables)/;

function codeOf({ extensions, message }: GraphQLFormattedError, error: unknown): string {
  const code = String(extensions?.code ?? 'INTERNAL_SERVER_ERROR');
  return code === 'INTERNAL_SERVER_ERROR' && error instanceof GraphQLError && WHILE_RUNNING.test(message) ? 'BAD_USER_INPUT' : code;
}
