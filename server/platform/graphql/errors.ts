import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { graphqlDetailOf } from '../../shared/graphql-details.ts';
import { AppError } from '../errors/app-error.ts';

/** Texts for what the GraphQL engine itself refuses; its detail, which names the types, goes along only for those who may introspect. */
const ENGINE_TEXTS: Record<string, string> = {
  GRAPHQL_PARSE_FAILED: 'A consulta GraphQL tem erro de sintaxe.',
  GRAPHQL_VALIDATION_FAILED: 'A consulta GraphQL não é válida para este esquema.',
  BAD_USER_INPUT: 'Dados inválidos na consulta GraphQL.',
  BAD_REQUEST: 'Requisição GraphQL inválida.',
  OPERATION_RESOLUTION_FAILURE: 'Operação GraphQL não encontrada.',
  PERSISTED_QUERY_NOT_SUPPORTED: 'Consultas persistidas não são aceitas.',
};

/**
 * The one shape of a GraphQL error: a pt-BR text, a stable code, the refused fields. Whatever is not our own refusal is
 * masked: its message never leaves the process. `report` receives it for the log.
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
    if (error instanceof AppError) {
      const code = error.kind === 'unauthenticated' ? 'UNAUTHENTICATED' : error.code;
      return {
        ...place,
        message: error.message,
        extensions: { code, kind: error.kind, ...(error.fields.length ? { fields: error.fields } : {}) },
      };
    }
    const code = String(formatted.extensions?.code ?? 'INTERNAL_SERVER_ERROR');
    const text = ENGINE_TEXTS[code];
    if (text && raw instanceof GraphQLError)
      return { ...place, message: text, extensions: { code, detail: graphqlDetailOf(formatted.message) } };
    report(error);
    return { ...place, message: 'Erro interno.', extensions: { code: 'INTERNAL_SERVER_ERROR' } };
  };
}
