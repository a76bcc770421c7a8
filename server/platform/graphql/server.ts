import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import type { DocumentNode, GraphQLSchema, ValidationContext } from 'graphql';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { RETRY_AFTER_SECONDS } from '../rest/error-body.ts';
import { formatError } from './errors.ts';
import { limitsPlugin } from './limits-plugin.ts';
import { plainAnswers } from './plain-answers.ts';

const limits = {
  propagateOnRejection: false,
  onReject: [(ctx: ValidationContext | null, error: Error) => ctx?.reportError(error as never)],
};
const MAX_TOKENS = 2_000;
const MAX_ERRORS = 5;

/** What GraphQL over HTTP calls a request that never ran: its document or its variables are wrong. */
const NEVER_RAN = new Set<unknown>(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT']);

/** Whether a client names the older media type and not the newer one: to it the status tells of the transport only. */
function wantsPlainJson(accept = ''): boolean {
  const types = accept.split(',').map((type) => type.split(';')[0]?.trim());
  return types.includes('application/json') && !types.includes('application/graphql-response+json');
}

/** 401 when the refusal is "not signed in", 503 when the database is away; the request id with every error. */
const statusPlugin: ApolloServerPlugin<AppContext> = {
  requestDidStart: async ({ contextValue, request }) => ({
    willSendResponse: async ({ response, errors }) => {
      const kinds = (errors ?? []).map((error) => (error.originalError instanceof AppError ? error.originalError.kind : undefined));
      if (kinds.includes('unauthenticated')) response.http.status = 401;
      else if (kinds.includes('unavailable')) {
        response.http.status = 503;
        response.http.headers.set('retry-after', String(RETRY_AFTER_SECONDS));
      } else if (
        response.http.status === 400 &&
        errors?.length &&
        errors.every(({ extensions }) => NEVER_RAN.has(extensions.code)) &&
        wantsPlainJson(request.http?.headers.get('accept'))
      )
        response.http.status = 200;
      if (response.body.kind !== 'single' || !response.body.singleResult.errors) return;
      response.body.singleResult.errors = response.body.singleResult.errors
        .slice(0, MAX_ERRORS)
        .map((error) => ({ ...error, extensions: { ...error.extensions, requestId: contextValue.requestId } }));
    },
  }),
};

const known = new WeakMap<DocumentNode, boolean>();

/** Whether a document introspects; looked at once for each parsed document, which Apollo keeps. */
function asksForSchema(document: DocumentNode): boolean {
  let asks = known.get(document);
  if (asks === undefined) {
    asks = /"value":"__(schema|type)"/.test(JSON.stringify(document.definitions));
    known.set(document, asks);
  }
  return asks;
}

/** Introspection is for staff and the operators' own tools; visitors and the storefront have no use for it. */
const introspectionPlugin: ApolloServerPlugin<AppContext> = {
  requestDidStart: async ({ contextValue }) => ({
    didResolveOperation: async ({ document }) => {
      if (contextValue.actor.kind === 'staff' || contextValue.actor.kind === 'system') return;
      if (asksForSchema(document)) throw new AppError(contextValue.actor.kind === 'anonymous' ? 'NOT_SIGNED_IN' : 'NOT_ALLOWED');
    },
  }),
};

/** Apollo with the limits that were measured (design: reliability, GraphQL): tokens, depth, aliases, directives, no batching. */
export function openGraphql(schema: GraphQLSchema, report: (error: unknown) => void): ApolloServer<AppContext> {
  return new ApolloServer<AppContext>({
    schema,
    introspection: true,
    // A page elsewhere cannot send this header without asking first, so who sends it has no need of another.
    csrfPrevention: { requestHeaders: ['apollo-require-preflight', 'x-apollo-operation-name', 'authorization'] },
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    // Our own shutdown finishes what runs; Apollo's handlers would kill the process in the middle of it.
    stopOnTerminationSignals: false,
    hideSchemaDetailsFromClientErrors: true,
    parseOptions: { maxTokens: MAX_TOKENS },
    maxRecursiveSelections: true,
    validationRules: [
      maxDepthRule({ n: 10, ...limits }),
      // What no role may pass; roles have narrower limits of their own.
      maxAliasesRule({ n: 30, allowList: [], ...limits }),
      maxDirectivesRule({ n: 5, ...limits }),
    ],
    formatError: formatError(report),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      statusPlugin,
      introspectionPlugin,
      limitsPlugin,
      plainAnswers(schema),
    ],
  });
}
