import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

const DIGITS = /^\d{1,15}$/;

function read(value: unknown, nodes?: ValueNode): number {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text === 'string' && DIGITS.test(text)) return Number(text);
  throw new GraphQLError('Esperava uma identificação (ID): só dígitos.', { nodes, extensions: { code: 'BAD_USER_INPUT' } });
}

/**
 * GraphQL's own `ID`: text in answers, text or an integer in arguments. Rows are numbered, so handlers get a number and anything else is
 * refused at the door.
 */
export const IdScalar = new GraphQLScalarType<number, string>({
  name: 'ID',
  description: 'Identifies a row. Opaque: compare it, do not calculate with it.',
  serialize: (value) => String(value),
  parseValue: (value) => read(value),
  parseLiteral: (node) => read(node.kind === Kind.STRING || node.kind === Kind.INT ? node.value : undefined, node),
});
