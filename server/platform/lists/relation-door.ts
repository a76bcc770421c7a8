import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { AppContext } from '../context.ts';
import { filterClassOf, ListOptionsInput, rowClassOf } from './list-door.ts';
import { type Relation, relatedRowsLoader } from './related-rows.ts';
import { registerRelation } from './row-tree.ts';
import type { ListOptions, Row } from './run-list.ts';
import { requestedColumns } from './selection.ts';

/**
 * Adds fields to a list's row type that lead to other lists. A to-many field takes the list's `options` and `filter` and returns one page
 * of rows. Where the viewer may not read that list, the fields are null with an error.
 */
export function relationDoor(relations: readonly Relation[]): Function[] {
  return relations.map((relation) => {
    const { from, name, to, one, description } = relation;
    registerRelation(relation);
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

/** The engine passes the same nodes for the same place in the query to every row of a request: one loader per place. */
function loaderOf(ctx: AppContext, info: GraphQLResolveInfo, make: () => Loader): Loader {
  const loaders = ctx.once('related rows', () => new WeakMap<GraphQLResolveInfo['fieldNodes'], Loader>());
  const loader = loaders.get(info.fieldNodes) ?? make();
  loaders.set(info.fieldNodes, loader);
  return loader;
}
