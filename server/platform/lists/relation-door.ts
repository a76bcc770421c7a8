import { type FragmentDefinitionNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { AppContext } from '../context.ts';
import type { List } from './list.ts';
import { filterClassOf, ListOptionsInput, rowClassOf } from './list-door.ts';
import { type Relation, relatedRowsLoader } from './related-rows.ts';
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
      const loader = loaderOf(ctx, info, () =>
        relatedRowsLoader(relation, ctx, { columns: requestedColumns(to, info), options: { ...options }, filter: { ...filter } }),
      );
      const rows = await loader.load(Number(row.id));
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

type Loader = ReturnType<typeof relatedRowsLoader>;

/** The engine hands every row of a request the same nodes for the same place in the query: one loader for each place. */
function loaderOf(ctx: AppContext, info: GraphQLResolveInfo, make: () => Loader): Loader {
  const loaders = ctx.once('related rows', () => new WeakMap<GraphQLResolveInfo['fieldNodes'], Loader>());
  const loader = loaders.get(info.fieldNodes) ?? make();
  loaders.set(info.fieldNodes, loader);
  return loader;
}

/** The columns that the query reads, in the list's order so that equal questions are one statement; its id for what hangs below. */
export function requestedColumns(list: List, info: GraphQLResolveInfo, below: readonly string[] = []): string[] {
  const names = requestedFields(info, below).add('id');
  return Object.keys(list.columns).filter((name) => names.has(name));
}

/** Names of the fields that the query reads of the answer, or of what stands below it. */
export function requestedFields(info: GraphQLResolveInfo, below: readonly string[] = []): Set<string> {
  const names = new Set<string>();
  for (const { selectionSet } of info.fieldNodes) collect(selectionSet, info.fragments, below, names);
  return names;
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
