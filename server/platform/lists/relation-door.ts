import { type FragmentDefinitionNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { AppContext } from '../context.ts';
import type { List } from './list.ts';
import { filterClassOf, ListOptionsInput, rowClassOf } from './list-door.ts';
import { type Relation, relatedRows } from './related-rows.ts';
import type { ListOptions, Row } from './run-list.ts';

/**
 * Gives the row type of a list the fields that lead to other lists. A field of many takes `options` and `filter` as its list does
 * and answers the rows of one page; all are null beside an error where the viewer may not read that list.
 */
export function relationDoor(relations: readonly Relation[]): Function[] {
  return relations.map((relation) => {
    const { from, name, to, one, description } = relation;
    const isFiltered = !one && Object.keys(to.filters ?? {}).length > 0;

    @Resolver(() => rowClassOf(from))
    class RelationResolver {}
    const target = RelationResolver.prototype as unknown as Record<string, unknown>;
    target[name] = async (
      row: Row,
      ctx: AppContext,
      info: GraphQLResolveInfo,
      options: ListOptions | undefined,
      filter: Record<string, unknown> | undefined,
    ) => {
      const wanted = { columns: requestedColumns(to, info), options: { ...options }, filter: { ...filter } };
      const rows = await relatedRows(relation, ctx, Number(row.id), wanted);
      return one ? (rows[0] ?? null) : rows;
    };
    FieldResolver(() => (one ? rowClassOf(to) : [rowClassOf(to)]) as ReturnType<typeof rowClassOf>, { nullable: true, description })(
      RelationResolver.prototype,
      name,
      Object.getOwnPropertyDescriptor(target, name)!,
    );
    Root()(RelationResolver.prototype, name, 0);
    Ctx()(RelationResolver.prototype, name, 1);
    Info()(RelationResolver.prototype, name, 2);
    if (!one) Arg('options', () => ListOptionsInput, { nullable: true })(RelationResolver.prototype, name, 3);
    if (isFiltered) Arg('filter', () => filterClassOf(to)!, { nullable: true })(RelationResolver.prototype, name, 4);
    return RelationResolver;
  });
}

/** The columns that the query reads, in the list's order so that equal questions are one statement; its id for what hangs below. */
export function requestedColumns(list: List, info: GraphQLResolveInfo, below: readonly string[] = []): string[] {
  const names = new Set<string>(['id']);
  for (const { selectionSet } of info.fieldNodes) collect(selectionSet, info.fragments, below, names);
  return Object.keys(list.columns).filter((name) => names.has(name));
}

/** Names of the fields below the path `below`, through fragments. */
function collect(
  set: SelectionSetNode | undefined,
  fragments: Record<string, FragmentDefinitionNode>,
  below: readonly string[],
  names: Set<string>,
): void {
  for (const node of set?.selections ?? []) {
    if (node.kind === Kind.FIELD) {
      if (!below.length) names.add(node.name.value);
      else if (node.name.value === below[0]) collect(node.selectionSet, fragments, below.slice(1), names);
    } else
      collect(node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments[node.name.value]?.selectionSet, fragments, below, names);
  }
}
