import type { ArgumentNode, DefinitionNode, DocumentNode, ObjectFieldNode, SelectionSetNode, TypeNode, ValueNode } from 'graphql';

const printType = (type: TypeNode): string => {
  if (type.kind === 'NonNullType') return `${printType(type.type)}!`;
  return type.kind === 'ListType' ? `[${printType(type.type)}]` : type.name.value;
};

const printValue = (value: ValueNode): string => {
  switch (value.kind) {
    case 'Variable':
      return `$${value.name.value}`;
    case 'ObjectValue':
      return `{${value.fields.map(printArgument).join(',')}}`;
    case 'ListValue':
      return `[${value.values.map(printValue).join(',')}]`;
    case 'NullValue':
      return 'null';
    case 'StringValue':
      return JSON.stringify(value.value);
    default:
      return String(value.value);
  }
};

const printArgument = ({ name, value }: ArgumentNode | ObjectFieldNode): string => `${name.value}:${printValue(value)}`;

const printSelections = (set: SelectionSetNode | undefined): string => {
  if (!set) return '';
  const selections = set.selections.map((selection) => {
    if (selection.kind === 'FragmentSpread') return `...${selection.name.value}`;
    if (selection.kind === 'InlineFragment') throw new Error("The session's documents have no inline fragments");
    const args = selection.arguments?.length ? `(${selection.arguments.map(printArgument).join(',')})` : '';
    const alias = selection.alias ? `${selection.alias.value}:` : '';
    return `${alias}${selection.name.value}${args}${printSelections(selection.selectionSet)}`;
  });
  return `{${selections.join(' ')}}`;
};

const printDefinition = (definition: DefinitionNode): string => {
  if (definition.kind === 'FragmentDefinition') {
    return `fragment ${definition.name.value} on ${definition.typeCondition.name.value}${printSelections(definition.selectionSet)}`;
  }
  if (definition.kind !== 'OperationDefinition') throw new Error(`Not an operation: ${definition.kind}`);
  const variables = (definition.variableDefinitions ?? []).map(({ variable, type }) => `$${variable.name.value}:${printType(type)}`);
  const signature = variables.length > 0 ? `(${variables.join(',')})` : '';
  return `${definition.operation} ${definition.name?.value ?? ''}${signature}${printSelections(definition.selectionSet)}`;
};

/**
 * Prints a document for requests made without Apollo. They use little of the language, and graphql's printer would add 5 kB to the login
 * page.
 */
export const printOperation = ({ definitions }: DocumentNode): string => definitions.map(printDefinition).join(' ');
