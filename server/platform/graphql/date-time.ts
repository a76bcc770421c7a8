import { GraphQLScalarType } from 'graphql';

/** An instant in ISO 8601, UTC. Output only: inputs carry calendar days as 'YYYY-MM-DD'. */
export const DateTimeScalar = new GraphQLScalarType<Date | string | null, string>({
  name: 'DateTime',
  description: 'An instant in ISO 8601 (UTC), such as "2026-11-20T14:03:00.000Z".',
  serialize: (value) => (value instanceof Date ? value.toISOString() : new Date(String(value)).toISOString()),
});
