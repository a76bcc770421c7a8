import type { GraphQLResolveInfo } from 'graphql';
import type { AppContext } from '../context.ts';

/** One loader for each place in a query: the engine passes the same nodes for the same place to every row of a request. */
export function oncePerPlace<Loader>(ctx: AppContext, info: GraphQLResolveInfo, kind: 'rows' | 'counts', make: () => Loader): Loader {
  const loaders = ctx.once(`related ${kind}`, () => new WeakMap<GraphQLResolveInfo['fieldNodes'], Loader>());
  const loader = loaders.get(info.fieldNodes) ?? make();
  loaders.set(info.fieldNodes, loader);
  return loader;
}
