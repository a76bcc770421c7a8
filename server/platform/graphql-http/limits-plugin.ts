import type { ApolloServerPlugin } from '@apollo/server';
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { BUDGET_PER_MINUTE, HEAVY_PRICE, type QueryLimits, TOKEN_REQUESTS_PER_MINUTE } from '../../policy/query-limits.ts';
import { formatInteger } from '../../shared/format.ts';
import { rateLimiter } from '../auth/rate-limit.ts';
import type { AppContext } from '../context.ts';
import { AppError, defineErrors } from '../errors/app-error.ts';
import { limitsOf } from '../limits-of.ts';
import { withStatus } from './errors.ts';
import { type Price, priceOf } from './price.ts';

defineErrors({
  QUERY_TOO_EXPENSIVE: {
    kind: 'invalid',
    text: ({ price, limit }) => `Consulta grande demais: pode ler ${price} linhas e o limite é ${limit}. Peça páginas menores.`,
  },
  QUERY_TOO_DEEP: { kind: 'invalid', text: ({ depth, limit }) => `Consulta profunda demais: ${depth} níveis e o limite é ${limit}.` },
  QUERY_TOO_MANY_ALIASES: {
    kind: 'invalid',
    text: ({ aliases, limit }) => `Apelidos demais na consulta: ${aliases} e o limite é ${limit}.`,
  },
});

const MINUTE = 60;

/**
 * Refuses operations too large, deep or repetitive for the role before reading anything. Charges heavy operations, and everything a token
 * does, to a per-minute budget, runs those on the analysts' connections, and reports the price to staff in `extensions.cost`.
 */
export const limitsPlugin: ApolloServerPlugin<AppContext> = {
  requestDidStart: async ({ contextValue }) => {
    const limits = limitsOf(contextValue.actor);
    let asked: Price | undefined;
    return {
      didResolveOperation: async ({ schema, document, operation, request }) => {
        if (!operation) return;
        try {
          asked = await admit(contextValue, { schema, document, operation, variables: request.variables ?? {} });
        } catch (error) {
          throw error instanceof AppError ? withStatus(error) : error;
        }
      },
      willSendResponse: async ({ response }) => {
        if (!asked || contextValue.actor.kind !== 'staff' || response.body.kind !== 'single') return;
        const { singleResult } = response.body;
        singleResult.extensions = { ...singleResult.extensions, cost: { ...asked, limit: limits.price } };
      },
    };
  },
};

/** A validated operation, about to run. */
export interface Operation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
}

/**
 * Prices an operation and draws it from the budget of its actor, whose context then reads on the analysts' connections.
 * Refuses: QUERY_TOO_EXPENSIVE, QUERY_TOO_DEEP, QUERY_TOO_MANY_ALIASES, TOO_MANY_ATTEMPTS.
 */
export async function admit(ctx: AppContext, { schema, document, operation, variables }: Operation): Promise<Price> {
  const asked = priceOf(schema, document, operation, variables);
  refuse(asked, limitsOf(ctx.actor));
  await draw(ctx, asked.price);
  return asked;
}

function refuse({ price, depth, aliases }: Price, limits: QueryLimits): void {
  if (price > limits.price) throw new AppError('QUERY_TOO_EXPENSIVE', { price: formatInteger(price), limit: formatInteger(limits.price) });
  if (depth > limits.depth) throw new AppError('QUERY_TOO_DEEP', { depth, limit: limits.depth });
  if (aliases > limits.aliases) throw new AppError('QUERY_TOO_MANY_ALIASES', { aliases, limit: limits.aliases });
}

async function draw(ctx: AppContext, price: number): Promise<void> {
  const { actor, database } = ctx;
  if (actor.kind !== 'staff' || (!actor.token && price <= HEAVY_PRICE)) return;
  const key = actor.token ? actor.token.key : `staff:${actor.id}`;
  if (actor.token)
    await rateLimiter(database.pool, { name: 'token-requests', points: TOKEN_REQUESTS_PER_MINUTE, windowSeconds: MINUTE }).consume(key);
  if (price > 0)
    await rateLimiter(database.pool, { name: 'query-budget', points: BUDGET_PER_MINUTE, windowSeconds: MINUTE }).consume(key, price);
  ctx.read = database.analyse;
}
