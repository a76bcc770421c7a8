import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { plausibleText } from './plausible.ts';

type Path = readonly (string | number)[];
const DEPTH = 5;

/** Every place below a field's arguments that takes a single value. */
export function leavesOf(field: GraphQLField<unknown, unknown>): Path[] {
  return field.args.flatMap(({ name, type }) => below(type, [name]));
}

function below(type: GraphQLInputType, path: Path): Path[] {
  if (isNonNullType(type)) return below(type.ofType, path);
  if (isListType(type)) return below(type.ofType, [...path, 0]);
  if (!isInputObjectType(type)) return [path];
  if (path.length >= DEPTH) return [];
  return Object.values(type.getFields()).flatMap((field) => below(field.type, [...path, field.name]));
}

/** Complete, plausible arguments with the value at the path. */
export function argumentsWith(field: GraphQLField<unknown, unknown>, path: Path, value: unknown): Record<string, unknown> {
  return Object.fromEntries(
    field.args
      .filter(({ name, type }) => isNonNullType(type) || name === path[0])
      .map(({ name, type }) => [name, filled(type, name, name === path[0] ? path.slice(1) : undefined, value)]),
  );
}

/** `rest` is the remaining path to the hostile value; undefined where it is not below. */
function filled(type: GraphQLInputType, name: string, rest: Path | undefined, value: unknown): unknown {
  if (rest?.length === 0) return value;
  if (isNonNullType(type)) return filled(type.ofType, name, rest, value);
  if (isListType(type)) return [filled(type.ofType, name, rest?.slice(1), value)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => isNonNullType(field.type) || field.name === rest?.[0])
        .map((field) => [field.name, filled(field.type, field.name, field.name === rest?.[0] ? rest.slice(1) : undefined, value)]),
    );
  if (type.name === 'Boolean') return true;
  if (type.name === 'Int' || type.name === 'Float' || type.name === 'ID') return 1;
  if (type.name === 'JSONObject') return {};
  return plausibleText(name);
}

/** A document with one operation, its arguments as variables. */
export function documentFor(kind: string, field: GraphQLField<unknown, unknown>): string {
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const leaf = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : '';
  return `${kind}${declared ? ` (${declared})` : ''} { ${field.name}${given ? `(${given})` : ''}${leaf} }`;
}
