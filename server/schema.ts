import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchema, type NonEmptyArray } from 'type-graphql';
import { describeSchema } from './descriptions/describe-schema.ts';
import { resolvers } from './modules.ts';
import { provideSchema } from './platform/graphql-http/answer-query.ts';
import { answerWhatCameAlong } from './platform/lists/row-tree.ts';

let built: Promise<GraphQLSchema> | undefined;

/** The product's one schema, built once per process. Actions validate with zod, so type-graphql's validation is off. */
export function productSchema(): Promise<GraphQLSchema> {
  built ??= buildSchema({ resolvers: resolvers as unknown as NonEmptyArray<Function>, validate: false, emitSchemaFile: false })
    .then(describeSchema)
    .then(answerWhatCameAlong);
  return built;
}

provideSchema(productSchema);

/** The schema as committed in schema.graphql: sorted, with descriptions. */
export async function printedSchema(): Promise<string> {
  return `${printSchema(lexicographicSortSchema(await productSchema()))}\n`;
}
