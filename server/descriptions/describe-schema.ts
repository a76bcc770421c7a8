import { type GraphQLSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType, isSpecifiedScalarType } from 'graphql';
import { peopleDescriptions } from './people.ts';
import { salesDescriptions } from './sales.ts';
import { argumentDescriptions, systemDescriptions } from './system.ts';

const glossary: Record<string, string> = { ...systemDescriptions, ...salesDescriptions, ...peopleDescriptions };
const roots: Record<string, string> = { Query: 'Everything that can be read.', Mutation: 'Everything that can be changed.' };

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
      field.description ??= glossary[`${type.name}.${field.name}`] ?? glossary[field.name];
      if ('args' in field) for (const argument of field.args) argument.description ??= argumentDescriptions[argument.name];
    }
  }
  return schema;
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
