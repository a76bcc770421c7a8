import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { graphqlDetailOf } from '../../shared/graphql-details.ts';
import { AppError, defineErrors, exampleText } from '../errors/app-error.ts';
import { errorStatus } from '../rest/error-body.ts';
import { requestDetailOf } from './request-details.ts';

/** The GraphQL engine's own refusals; the detail, which names types, is sent only to those who may introspect. */
const engineErrors = {
  GRAPHQL_PARSE_FAILED: { kind: 'invalid', text: 'A consulta GraphQL tem erro de sintaxe.' },
  GRAPHQL_VALIDATION_FAILED: { kind: 'invalid', text: 'A consulta GraphQL não é válida para este esquema.' },
  BAD_USER_INPUT: { kind: 'invalid', text: 'Dados inválidos na consulta GraphQL.' },
  BAD_REQUEST: { kind: 'invalid', text: 'Requisição GraphQL inválida.' },
  OPERATION_RESOLUTION_FAILURE: { kind: 'invalid', text: 'Operação GraphQL não encontrada.' },
  PERSISTED_QUERY_NOT_SUPPORTED: { kind: 'invalid', text: 'Consultas persistidas não são aceitas.' },
} as const;
defineErrors({
  ...engineErrors,
  // The engine's names, in GraphQL answers, for NOT_SIGNED_IN and for a bug (INTERNAL).
  UNAUTHENTICATED: { kind: 'unauthenticated', text: exampleText('NOT_SIGNED_IN') },
  INTERNAL_SERVER_ERROR: { kind: 'unavailable', text: exampleText('INTERNAL'), status: 500 },
});

/** The answer to a bug. */
export const INTERNAL_ERROR = { message: exampleText('INTERNAL'), extensions: { code: 'INTERNAL_SERVER_ERROR' } } as const;

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
    const text = (engineErrors as Record<string, { text: string } | undefined>)[code]?.text;
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
