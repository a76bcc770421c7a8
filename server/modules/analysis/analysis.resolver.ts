import { connectionDoor } from '../../platform/lists/connection-door.ts';
import { relationDoor } from '../../platform/lists/relation-door.ts';
import { connections } from './connections.ts';
import { AccessTokensListResolver, ConsoleResolver, SavedQueriesListResolver } from './console.resolver.ts';
import { relations } from './relations.ts';
import { totalsResolvers } from './totals/index.ts';
import { TotalsResolver } from './totals/totals.resolver.ts';

/** Analysts' tools besides the lists: relations between rows, cursor connections, totals. */
export function analysisResolvers(): Function[] {
  return [
    TotalsResolver,
    ...totalsResolvers(),
    ConsoleResolver,
    AccessTokensListResolver,
    SavedQueriesListResolver,
    ...relationDoor(relations),
    ...connections.map(connectionDoor),
  ];
}
