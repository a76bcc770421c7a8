import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { type ASTVisitor, type DocumentNode, GraphQLError, type GraphQLSchema, type ValidationContext } from 'graphql';
import { queryLimits } from '../../policy/query-limits.ts';
import type { AppContext } from '../context.ts';
import { AppError, defineErrors } from '../errors/app-error.ts';
import { retryAfterOf } from '../rest/error-body.ts';
import { noteOnSpan, traceFields } from '../tracing/tracing.ts';
import { formatError, withStatus } from './errors.ts';
import { limitsPlugin } from './limits-plugin.ts';

defineErrors({
  INTROSPECTION_DISABLED: { kind: 'forbidden', text: 'O esquema só é mostrado à equipe do programa.' },
});

const limits = {
  propagateOnRejection: false,
  onReject: [(ctx: ValidationContext | null, error: Error) => ctx?.reportError(error as never)],
};
/** The longest document, in tokens. */
export const MAX_TOKENS = 2_000;
const MAX_ERRORS = 5;

/** GraphQL over HTTP's name for a request that never ran: its document or variables are invalid. */
const NEVER_RAN = new Set<unknown>(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT']);

/** Whether a client accepts only the older media type, for which the status describes the transport only. */
function wantsPlainJson(accept = ''): boolean {
  const types = accept.split(',').map((type) => type.split(';')[0]?.trim());
  return types.includes('application/json') && !types.includes('application/graphql-response+json');
}

/** 401 for "not signed in"; 503 when the database is unavailable, with Retry-After where waiting helps; the ids of request and trace on every error. */
const statusPlugin: ApolloServerPlugin<AppContext> = {
  requestDidStart: async ({ contextValue, request }) => ({
    willSendResponse: async ({ response, errors }) => {
      const refusals = (errors ?? []).flatMap(({ originalError }) => (originalError instanceof AppError ? [originalError] : []));
      const waits = refusals.flatMap((refusal) => retryAfterOf(refusal) ?? []);
      if (waits.length) response.http.headers.set('retry-after', String(Math.max(...waits)));
      const kinds = refusals.map(({ kind }) => kind);
      if (kinds.includes('unauthenticated')) response.http.status = 401;
      else if (kinds.includes('unavailable')) response.http.status = 503;
      // The engine answers this one with 200, for a client of its own that looks at nothing else.
      else if (errors?.some(({ extensions }) => extensions.code === 'PERSISTED_QUERY_NOT_SUPPORTED')) response.http.status = 400;
      else if (
        response.http.status === 400 &&
        errors?.length &&
        errors.every(({ extensions }) => NEVER_RAN.has(extensions.code)) &&
        wantsPlainJson(request.http?.headers.get('accept'))
      )
        response.http.status = 200;
      if (response.body.kind !== 'single' || !response.body.singleResult.errors) return;
      response.body.singleResult.errors = response.body.singleResult.errors
        .slice(0, MAX_ERRORS)
        .map((error) => ({ ...error, extensions: { ...error.extensions, requestId: contextValue.requestId, ...traceFields() } }));
    },
  }),
};

/** A client chooses the name of its operation, so one that could hold a document's number stays out. */
const PLAIN_NAME = /^(?!.*\d{3})\w{1,60}$/;

/** Names the operation on the request's span. */
const tracingPlugin: ApolloServerPlugin<AppContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation, operationName }) => {
      noteOnSpan({
        'graphql.operation.type': operation?.operation,
        ...(operationName && PLAIN_NAME.test(operationName) ? { 'graphql.operation.name': operationName } : {}),
      });
    },
  }),
};

const known = new WeakMap<DocumentNode, boolean>();

/** Whether a document introspects; checked once per parsed document, which Apollo caches. */
function asksForSchema(document: DocumentNode): boolean {
  let asks = known.get(document);
  if (asks === undefined) {
    asks = /"value":"__(schema|type)"/.test(JSON.stringify(document.definitions));
    known.set(document, asks);
  }
  return asks;
}

/** Introspection is for staff and the operators' own tools; visitors and the storefront do not need it. */
const introspectionPlugin: ApolloServerPlugin<AppContext> = {
  requestDidStart: async ({ contextValue }) => ({
    didResolveOperation: async ({ document }) => {
      if (contextValue.actor.kind === 'staff' || contextValue.actor.kind === 'system') return;
      if (asksForSchema(document))
        throw withStatus(new AppError(contextValue.actor.kind === 'anonymous' ? 'NOT_SIGNED_IN' : 'INTROSPECTION_DISABLED'));
    },
  }),
};

/** An operation kind that the schema has no root type for; graphql-js 16 detects this only during execution. */
const knownOperations = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition: (node) => {
    if (!context.getSchema().getRootType(node.operation))
      context.reportError(new GraphQLError(`The ${node.operation} operation is not supported by the schema.`, { nodes: node }));
  },
});

/** The widest limits of any role; the plugin holds each role to its own. */
const most = {
  depth: Math.max(...Object.values(queryLimits).map(({ depth }) => depth)),
  aliases: Math.max(...Object.values(queryLimits).map(({ aliases }) => aliases)),
};

/** What a document must satisfy beyond the specification. */
export const documentRules = [
  knownOperations,
  maxDepthRule({ n: most.depth, ...limits }),
  maxAliasesRule({ n: most.aliases, allowList: [], ...limits }),
  maxDirectivesRule({ n: 5, ...limits }),
];

/** Apollo with the measured limits (design: reliability, GraphQL): tokens, depth, aliases, directives, no batching. */
export function openGraphql(schema: GraphQLSchema, report: (error: unknown) => void): ApolloServer<AppContext> {
  return new ApolloServer<AppContext>({
    schema,
    introspection: true,
    // Another site cannot send this header without a preflight, so a request with it needs no further CSRF proof.
    csrfPrevention: { requestHeaders: ['apollo-require-preflight', 'x-apollo-operation-name', 'authorization'] },
    allowBatchedHttpRequests: false,
    // Each process would keep a different cache.
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    // Our own shutdown finishes running work; Apollo's handlers would kill the process midway.
    stopOnTerminationSignals: false,
    hideSchemaDetailsFromClientErrors: true,
    parseOptions: { maxTokens: MAX_TOKENS },
    maxRecursiveSelections: true,
    validationRules: documentRules,
    formatError: formatError(report),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      statusPlugin,
      tracingPlugin,
      introspectionPlugin,
      limitsPlugin,
    ],
  });
}
