import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { AppContext } from '../context.ts';
import { requirePermission } from '../require-permission.ts';
import { filterClassOf, ListOptionsInput, pageClassOf, rowClassOf } from './list-door.ts';
import { nestedPage } from './nested-page.ts';
import { oncePerPlace } from './once-per-place.ts';
import { type Relation, relatedRowsLoader } from './related-rows.ts';
import { registerRelation } from './row-tree.ts';
import type { ListOptions, Row } from './run-list.ts';
import { requestedColumns, requestedFields } from './selection.ts';

/**
 * Adds fields to a list's row type that lead to other lists. A to-many field takes the list's `options` and `filter` and returns a page of
 * that list. Where the viewer may not read that list, the fields are null with an error.
 */
export function relationDoor(relations: readonly Relation[]): Function[] {
  return relations.map((relation) => {
    const { from, name, to, one, description } = relation;
    registerRelation(relation);

    @Resolver(() => rowClassOf(from))
    class RelationResolver {}
    const target = RelationResolver.prototype as unknown as Record<string, unknown>;
    target[name] = one ? followOne(relation) : followMany(relation);
    FieldResolver(() => (one ? rowClassOf(to) : pageClassOf(to)), { nullable: true, description })(
      RelationResolver.prototype,
      name,
      Object.getOwnPropertyDescriptor(target, name)!,
    );
    Root()(RelationResolver.prototype, name, 0);
    Ctx()(RelationResolver.prototype, name, 1);
    Info()(RelationResolver.prototype, name, 2);
    if (one) return RelationResolver;
    Arg('options', () => ListOptionsInput, { nullable: true })(RelationResolver.prototype, name, 3);
    const filter = filterClassOf(to);
    if (filter) Arg('filter', () => filter, { nullable: true })(RelationResolver.prototype, name, 4);
    return RelationResolver;
  });
}

const followOne = (relation: Relation) => async (row: Row, ctx: AppContext, info: GraphQLResolveInfo) => {
  const loader = oncePerPlace(ctx, info, 'rows', () =>
    relatedRowsLoader(relation, ctx, { columns: requestedColumns(relation.to, info), options: {}, filter: {} }),
  );
  const [other] = await loader.load(Number(row.id));
  return other ?? null;
};

const followMany =
  (relation: Relation) =>
  async (row: Row, ctx: AppContext, info: GraphQLResolveInfo, options?: ListOptions, filter?: Record<string, unknown>) => {
    requirePermission(ctx, relation.to.permission);
    const asked = { options: { ...options }, filter: { ...filter } };
    if (!requestedFields(info).has('items')) return nestedPage(relation, ctx, info, row, asked, []);
    const loader = oncePerPlace(ctx, info, 'rows', () =>
      relatedRowsLoader(relation, ctx, { columns: requestedColumns(relation.to, info, ['items']), ...asked }),
    );
    return nestedPage(relation, ctx, info, row, asked, await loader.load(Number(row.id)));
  };
