import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { parseDecimal } from '../../shared/money.ts';

/** At most four decimals; the field's rules, with the documented text, decide whether two is the limit. */
const DECIMAL = /^-?\d{1,14}(\.\d{1,4})?$/;

function read(value: unknown, nodes?: ValueNode): string {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof text === 'string' && DECIMAL.test(text)) return text;
  const computed = parseDecimal(value);
  if (computed !== null) return computed;
  throw new GraphQLError('Esperava um número decimal (Decimal), como "87.50".', { nodes, extensions: { code: 'BAD_USER_INPUT' } });
}

/** Money, points and quantities: decimal text such as "87.50". Never a float, so no precision is lost. */
export const DecimalScalar = new GraphQLScalarType<string, string>({
  name: 'Decimal',
  description: 'A decimal number as text, such as "87.50": money in BRL, points or a quantity.',
  serialize: (value) => String(value),
  parseValue: (value) => read(value),
  parseLiteral: (node) =>
    read(node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT ? node.value : undefined, node),
});
