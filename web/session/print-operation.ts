import type { ArgumentNode, DefinitionNode, DocumentNode, SelectionSetNode, TypeNode } from 'graphql';

const printType = (type: TypeNode): string => {
  if (type.kind === 'NonNullType') return `${printType(type.type)}!`;
  return type.kind === 'ListType' ? `[${printType(type.type)}]` : type.name.value;
};

const printArgument = ({ name, value }: ArgumentNode): string => {
  if (value.kind !== 'Variable') throw new Error(`The session's documents pass variables only: ${name.value}`);
  return `${name.value}:$${value.name.value}`;
};

const printSelections = (set: SelectionSetNode | undefined): string => {
  if (!set) return '';
  const selections = set.selections.map((selection) => {
    if (selection.kind === 'FragmentSpread') return `...${selection.name.value}`;
    if (selection.kind === 'InlineFragment') throw new Error("The session's documents have no inline fragments");
    const args = selection.arguments?.length ? `(${selection.arguments.map(printArgument).join(',')})` : '';
    return `${selection.name.value}${args}${printSelections(selection.selectionSet)}`;
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
 * The text of one of the session's own documents. They use a small part of the language; graphql's printer would cost
 * the login page 5 kB more.
 */
export const printOperation = ({ definitions }: DocumentNode): string => definitions.map(printDefinition).join(' ');
