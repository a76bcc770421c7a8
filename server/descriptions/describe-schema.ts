import {
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { accessOfMutation, accessOfQuery } from './access-of.ts';
import { columnDescriptions } from './columns.ts';
import { typeDescriptions } from './of-types.ts';
import { peopleDescriptions } from './people.ts';
import { salesDescriptions } from './sales.ts';
import { argumentDescriptions, systemDescriptions } from './system.ts';

const glossary: Record<string, string> = {
  ...columnDescriptions,
  ...typeDescriptions,
  ...systemDescriptions,
  ...salesDescriptions,
  ...peopleDescriptions,
};
const roots: Record<string, string> = {
  Query: 'Everything that can be read.',
  Mutation:
    'Everything that can be changed. Every mutation may also answer UNAUTHENTICATED, NOT_ALLOWED, SECOND_FACTOR_REQUIRED, INPUT_INVALID, ' +
    'IDEMPOTENCY_KEY_REUSED or SERVICE_UNAVAILABLE.',
};

/**
 * Gives every part of the schema that has no description of its own the one of the glossary: documented properties mean the
 * same in every type, so they are described once. An entry 'Type.field' goes before one of the field alone.
 */
export function describeSchema(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    type.description ??= roots[type.name];
    if (isEnumType(type)) for (const value of type.getValues()) value.description ??= glossary[`${type.name}.${value.name}`];
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      field.description ??= described(type.name, field);
      if ('args' in field)
        for (const argument of field.args) argument.description ??= ofItsSet(argument.type) ?? argumentDescriptions[argument.name];
    }
  }
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {}))
    field.description = `${field.description} ${accessOfQuery(field)}`;
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {}))
    field.description = `${field.description} ${accessOfMutation(field)}`;
  return schema;
}

/** That of the type's own field, of its closed set, or of the property's name, with the unit of a list's column. */
function described(type: string, field: GraphQLField<unknown, unknown> | GraphQLInputField): string | undefined {
  const text = glossary[`${type}.${field.name}`] ?? ofItsSet(field.type) ?? glossary[field.name];
  const unit = field.extensions.unit;
  if (!text || typeof unit !== 'string') return text;
  const word = unit.slice(unit.lastIndexOf(' ') + 1, -1);
  return text.toLowerCase().includes(word.toLowerCase()) ? text : `${text}${unit}`;
}

/** A closed set says what it holds wherever nothing else does. */
function ofItsSet(type: GraphQLType): string | undefined {
  const named = getNamedType(type);
  return isEnumType(named) ? (named.description ?? undefined) : undefined;
}

/** Names of what nobody described: 'Type', 'Type.field', 'Type.field(argument)', 'Enum.VALUE'. */
export function undescribed(schema: GraphQLSchema): string[] {
  const missing: string[] = [];
  const note = (name: string, description: string | null | undefined) => {
    if (!description?.trim()) missing.push(name);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || isSpecifiedScalarType(type)) continue;
    note(type.name, type.description);
    if (isEnumType(type)) for (const value of type.getValues()) note(`${type.name}.${value.name}`, value.description);
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      note(`${type.name}.${field.name}`, field.description);
      if ('args' in field) for (const argument of field.args) note(`${type.name}.${field.name}(${argument.name})`, argument.description);
    }
  }
  return missing;
}
