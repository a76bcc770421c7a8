import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  isUnionType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';

const DEFAULT_ROWS = 10;
const DEFAULT_FIRST = 100;
/** Groups of a totals field. */
const DEFAULT_GROUPS = 100;
const ALL_ROWS = 10_000;
const ALL_NESTED = 1_000;

/** The most an operation can ask for. */
export interface Price {
  /** Rows it can read: page sizes multiplied down the nesting. */
  price: number;
  depth: number;
  aliases: number;
}

interface Walk {
  fragments: Map<string, FragmentDefinitionNode>;
  variables: Record<string, unknown>;
  aliases: number;
  /** Each fragment is priced once per type; otherwise doubling fragments would take forever. */
  priced: Map<string, { rows: number; depth: number }>;
}

/** Prices a validated operation before it runs. Introspection is free. */
export function priceOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  given: Record<string, unknown>,
): Price {
  const root = schema.getRootType(operation.operation);
  if (!root) return { price: 0, depth: 0, aliases: 0 };
  const fragments = new Map(
    document.definitions.flatMap((definition): [string, FragmentDefinitionNode][] =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );
  const defaults = (operation.variableDefinitions ?? []).map(({ variable, defaultValue }) => [
    variable.name.value,
    defaultValue ? valueFromASTUntyped(defaultValue) : undefined,
  ]);
  const walk: Walk = { fragments, variables: { ...Object.fromEntries(defaults), ...given }, aliases: 0, priced: new Map() };
  const { rows, depth } = ofSelections(walk, root, operation.selectionSet, true);
  return { price: rows, depth, aliases: walk.aliases };
}

function ofSelections(walk: Walk, type: GraphQLObjectType, set: SelectionSetNode, isRoot: boolean): { rows: number; depth: number } {
  let rows = 0;
  let depth = 0;
  for (const node of set.selections) {
    const part =
      node.kind === Kind.FIELD
        ? ofField(walk, type, node, isRoot)
        : node.kind === Kind.INLINE_FRAGMENT
          ? ofSelections(walk, type, node.selectionSet, isRoot)
          : ofFragment(walk, type, node.name.value, isRoot);
    rows += part.rows;
    depth = Math.max(depth, part.depth);
  }
  return { rows, depth };
}

function ofFragment(walk: Walk, type: GraphQLObjectType, name: string, isRoot: boolean): { rows: number; depth: number } {
  const key = `${type.name} ${name}`;
  const known = walk.priced.get(key);
  if (known) return known;
  const fragment = walk.fragments.get(name);
  const part = fragment ? ofSelections(walk, type, fragment.selectionSet, isRoot) : { rows: 0, depth: 0 };
  walk.priced.set(key, part);
  return part;
}

function ofField(walk: Walk, parent: GraphQLObjectType, node: FieldNode, isRoot: boolean): { rows: number; depth: number } {
  if (node.alias) walk.aliases++;
  const field = parent.getFields()[node.name.value];
  // `__schema`, `__type` and `__typename` cost nothing.
  if (!field) return { rows: 0, depth: 1 };
  const type = getNamedType(field.type);
  const members = isObjectType(type) ? [type] : isUnionType(type) ? type.getTypes() : [];
  const parts = node.selectionSet ? members.map((member) => ofSelections(walk, member, node.selectionSet!, false)) : [];
  // Of a union, the member that reads most.
  const below = parts.toSorted((a, b) => b.rows - a.rows || b.depth - a.depth)[0];
  const depth = 1 + (below?.depth ?? 0);
  if (!below) return { rows: isRoot ? 1 : 0, depth };
  // The field that returned the page has already counted it.
  const isPart = /(Page|Connection|Edge|Totals)$/.test(parent.name);
  return { rows: isPart ? below.rows : sizeOf(walk, field, node, isRoot) * (1 + below.rows), depth };
}

function sizeOf(walk: Walk, field: GraphQLField<unknown, unknown>, node: FieldNode, isRoot: boolean): number {
  const has = (name: string) => field.args.some((argument) => argument.name === name);
  const given = (name: string) => {
    const argument = node.arguments?.find((candidate) => candidate.name.value === name);
    return argument ? valueFromASTUntyped(argument.value, walk.variables) : undefined;
  };
  if (has('options')) {
    const otherwise = /Totals$/.test(getNamedType(field.type).name) ? DEFAULT_GROUPS : DEFAULT_ROWS;
    const size = (given('options') as { pageSize?: unknown } | null | undefined)?.pageSize ?? otherwise;
    const most = isRoot ? ALL_ROWS : ALL_NESTED;
    return size === -1 ? most : Math.min(positive(size, otherwise), most);
  }
  if (has('first')) return positive(given('first'), DEFAULT_FIRST);
  return isListType(getNullableType(field.type)) ? DEFAULT_ROWS : 1;
}

const positive = (value: unknown, otherwise: number) => (typeof value === 'number' && value > 0 ? value : otherwise);
