import {
  assertUnionType,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getDirectiveValues,
  getNamedType,
  type InlineFragmentNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import type { List } from './list.ts';

/** The columns the query reads, in the list's order so that equal queries share one statement; plus its id for nested fields. */
export function requestedColumns(list: List, info: GraphQLResolveInfo, below: readonly string[] = []): string[] {
  return columnsAmong(list, requestedFields(info, below));
}

/** The list's columns among field names, and its id. */
export function columnsAmong(list: List, names: ReadonlySet<string>): string[] {
  return Object.keys(list.columns).filter((name) => name === 'id' || names.has(name));
}

/** Names of the fields the query selects in the answer or one of its nested fields. */
export function requestedFields(info: GraphQLResolveInfo, below: readonly string[] = []): Set<string> {
  const names = new Set<string>();
  for (const { selectionSet } of info.fieldNodes) collectNames(selectionSet, info.fragments, below, names);
  return names;
}

/** Names of the fields selected under the path `below`, through fragments. */
function collectNames(
  set: SelectionSetNode | undefined,
  fragments: Record<string, FragmentDefinitionNode>,
  below: readonly string[],
  names: Set<string>,
): void {
  for (const node of set?.selections ?? []) {
    if (node.kind === Kind.FIELD) {
      if (!below.length) names.add(node.name.value);
      else if (node.name.value === below[0]) collectNames(node.selectionSet, fragments, below.slice(1), names);
    } else
      collectNames(
        node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments[node.name.value]?.selectionSet,
        fragments,
        below,
        names,
      );
  }
}

type Info = Pick<GraphQLResolveInfo, 'fragments' | 'variableValues'>;

/**
 * The fields selected under some nodes by response name, merged as the engine will: through fragments, without skipped ones. Rows have
 * one concrete type each, so every fragment is taken to apply.
 */
export function fieldsBelow(nodes: readonly Pick<FieldNode, 'selectionSet'>[], info: Info): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const seen = new Set<string>();
  for (const { selectionSet } of nodes) if (selectionSet) collectFields(selectionSet, info, seen, fields);
  return fields;
}

function collectFields({ selections }: SelectionSetNode, info: Info, seen: Set<string>, fields: Map<string, FieldNode[]>): void {
  for (const node of selections) {
    if (getDirectiveValues(GraphQLSkipDirective, node, info.variableValues)?.if === true) continue;
    if (getDirectiveValues(GraphQLIncludeDirective, node, info.variableValues)?.if === false) continue;
    if (node.kind === Kind.FIELD) {
      const name = node.alias?.value ?? node.name.value;
      const others = fields.get(name);
      if (others) others.push(node);
      else fields.set(name, [node]);
    } else if (node.kind === Kind.INLINE_FRAGMENT) collectFields(node.selectionSet, info, seen, fields);
    else if (!seen.has(node.name.value)) {
      seen.add(node.name.value);
      const fragment = info.fragments[node.name.value];
      if (fragment) collectFields(fragment.selectionSet, info, seen, fields);
    }
  }
}

/** A field of a union as if its type were one of the members: without the fragments on the others. */
export function ofMember(info: GraphQLResolveInfo, member: string): GraphQLResolveInfo {
  const members = assertUnionType(getNamedType(info.returnType)).getTypes();
  const others = new Set(members.map(({ name }) => name).filter((name) => name !== member));
  const applies = ({ typeCondition }: InlineFragmentNode | FragmentDefinitionNode) =>
    !typeCondition || !others.has(typeCondition.name.value);
  const reduced = <Node extends { selectionSet?: SelectionSetNode | undefined }>(node: Node): Node => {
    const selections = node.selectionSet?.selections.flatMap((below): SelectionNode[] => {
      if (below.kind !== Kind.INLINE_FRAGMENT) return [below];
      return applies(below) ? [reduced(below)] : [];
    });
    return selections ? { ...node, selectionSet: { kind: Kind.SELECTION_SET, selections } } : node;
  };
  const fragments = Object.entries(info.fragments).filter(([, fragment]) => applies(fragment));
  return {
    ...info,
    fieldNodes: info.fieldNodes.map(reduced),
    fragments: Object.fromEntries(fragments.map(([name, fragment]) => [name, reduced(fragment)])),
  };
}
