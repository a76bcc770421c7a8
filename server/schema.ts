import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchema, type NonEmptyArray } from 'type-graphql';
import { describeSchema } from './descriptions/describe-schema.ts';
import { resolvers } from './modules.ts';
import { fillErrorCodes } from './platform/graphql/error-code.ts';
// Their codes belong to the enum ErrorCode.
import './platform/graphql-http/http.ts';
import './platform/graphql-http/server.ts';
import { provideSchema } from './platform/graphql-http/answer-query.ts';
import { answerWhatCameAlong } from './platform/lists/row-tree.ts';

let built: Promise<GraphQLSchema> | undefined;

/** The product's one schema, built once per process. Actions validate with zod, so type-graphql's validation is off. */
export function productSchema(): Promise<GraphQLSchema> {
  built ??= build();
  return built;
}

async function build(): Promise<GraphQLSchema> {
  fillErrorCodes();
  const options = { validate: false, emitSchemaFile: false } as const;
  return answerWhatCameAlong(describeSchema(await buildSchema({ resolvers: resolvers as unknown as NonEmptyArray<Function>, ...options })));
}

provideSchema(productSchema);

/** The schema as committed in schema.graphql: sorted, with descriptions. */
export async function printedSchema(): Promise<string> {
  return `${printSchema(lexicographicSortSchema(await productSchema()))}\n`;
}
