import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

function read(value: unknown, nodes?: ValueNode): string {
  if (typeof value === 'string') return value;
  throw new GraphQLError('Esperava um dia (Day), como "2026-07-31".', { nodes, extensions: { code: 'BAD_USER_INPUT' } });
}

/**
 * A calendar day in São Paulo. Arguments are any text: the field's rules read it and refuse it with the documented sentence, as the REST
 * door does.
 */
export const DayScalar = new GraphQLScalarType<string, string>({
  name: 'Day',
  description: "A calendar day in São Paulo, 'YYYY-MM-DD'.",
  serialize: (value) => String(value),
  parseValue: (value) => read(value),
  parseLiteral: (node) => read(node.kind === Kind.STRING ? node.value : undefined, node),
});
