import {
  type DocumentNode,
  execute,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { graphqlDetailOf } from '../../shared/graphql-details.ts';
import type { AppContext } from '../context.ts';
import { AppError, defineErrors } from '../errors/app-error.ts';
import { admit } from './limits-plugin.ts';
import { documentRules, MAX_TOKENS } from './server.ts';

defineErrors({
  QUERY_INVALID: {
    kind: 'invalid',
    text: ({ detail }) => (detail ? `A consulta não é válida: ${detail}` : 'A consulta GraphQL não é válida para este esquema.'),
  },
  QUERY_NOT_A_READ: {
    kind: 'invalid',
    text: 'Só uma consulta de leitura (query) sai do painel: o texto deve ter uma única, sem mutation.',
  },
});

let load: (() => Promise<GraphQLSchema>) | undefined;

/** Names the schema for `answerQuery`. The product's schema is above the platform, so it registers itself. */
export function provideSchema(loader: () => Promise<GraphQLSchema>): void {
  load = loader;
}

/** A valid document with exactly one operation, a query. */
export interface CheckedQuery {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

/** Parses and validates a stored query. Refuses: QUERY_INVALID, QUERY_NOT_A_READ. */
export async function checkQuery(text: string): Promise<CheckedQuery> {
  if (!load) throw new Error('no schema was provided');
  const schema = await load();
  const document = parsed(text);
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (operations.length !== 1 || operation?.operation !== OperationTypeNode.QUERY) throw new AppError('QUERY_NOT_A_READ');
  const [problem] = validate(schema, document, [...specifiedRules, ...documentRules]);
  if (problem) throw invalid(problem);
  return { schema, document, operation };
}

/**
 * Runs a checked query inside the process under the limits of the context's actor, as the GraphQL door would. One refused field refuses the
 * whole answer: an empty column would pass for data. Refuses: QUERY_INVALID and the refusals of its fields and limits.
 */
export async function answerQuery(ctx: AppContext, { schema, document, operation }: CheckedQuery, variables: Record<string, unknown>) {
  await admit(ctx, { schema, document, operation, variables });
  const { data, errors = [] } = await execute({ schema, document, contextValue: ctx, variableValues: variables });
  const [first] = [...errors].sort((a, b) => Number(isRefused(b)) - Number(isRefused(a)));
  if (!first) return data;
  if (first.originalError) throw first.originalError;
  throw invalid(first);
}

const isRefused = ({ originalError }: GraphQLError) => originalError instanceof AppError;

function parsed(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: MAX_TOKENS });
  } catch (error) {
    if (error instanceof GraphQLError) throw invalid(error);
    throw error;
  }
}

const invalid = ({ message }: GraphQLError) => new AppError('QUERY_INVALID', { detail: graphqlDetailOf(message) });
