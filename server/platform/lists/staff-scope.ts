import type { Actor } from '../actor.ts';
import type { Bind } from './list.ts';

/** SQL of the columns that hold a row's store and network; omit one that the rows lack. */
interface ReachColumns {
  store?: string;
  network?: string;
}

/**
 * Limits of a staff member, for rows that carry their store and network: level 3 to its stores, 0, 1 and 5 to their networks when any are
 * assigned (domain rules §4.15).
 */
export function staffScope({ actor, bind }: { actor: Actor; bind: Bind }, { store, network }: ReachColumns): string[] {
  if (actor.kind !== 'staff') return [];
  const conditions: string[] = [];
  if (network && actor.networkIds) conditions.push(`${network} = any(${bind(actor.networkIds)}::int[])`);
  if (store && actor.storeIds) conditions.push(`${store} = any(${bind(actor.storeIds)}::int[])`);
  return conditions;
}

/** Ids that this server read from its own tables as SQL. */
const idsSql = (ids: unknown) => `'{${(ids as readonly number[]).join(',')}}'`;

/** The same as one condition without parameters, for sums within columns: a sum must not tell of rows that its reader may not list. */
export const reachSql = ({ actor }: { actor: Actor }, columns: ReachColumns): string =>
  staffScope({ actor, bind: idsSql }, columns).join(' and ') || 'true';
