import type { AppContext } from '../context.ts';
import type { List } from './list.ts';

/** A list with its parts in place, for the person who asks and the day of the request. Every statement over a list starts with this. */
export function asAsked(list: List, { actor, clock }: Pick<AppContext, 'actor' | 'clock'>): List {
  if (!list.parts) return list;
  const parts = list.parts({ actor, today: clock.today() });
  const filled = (sql: string) => sql.replace(/\{(\w+)\}/g, (name, part: string) => parts[part] ?? name);
  return {
    ...list,
    from: filled(list.from),
    ...(list.countFrom ? { countFrom: filled(list.countFrom) } : {}),
    columns: Object.fromEntries(Object.entries(list.columns).map(([name, column]) => [name, { ...column, sql: filled(column.sql) }])),
  };
}

/** A calendar date of this server as SQL. */
export const dateSql = (day: string) => `date '${day}'`;

/** Ids that this server read from its own tables as SQL. */
export const idsSql = (ids: readonly number[]) => `'{${ids.join(',')}}'::int[]`;

/**
 * Limits of a staff member as SQL without parameters, for sums within columns: a sum must not tell of rows that its reader may not list. Omit
 * a column that the rows lack.
 */
export function reachSql({ actor }: Pick<AppContext, 'actor'>, { store, network }: { store?: string; network?: string }): string {
  if (actor.kind !== 'staff') return 'true';
  const conditions = [
    ...(store && actor.storeIds ? [`${store} = any(${idsSql(actor.storeIds)})`] : []),
    ...(network && actor.networkIds ? [`${network} = any(${idsSql(actor.networkIds)})`] : []),
  ];
  return conditions.join(' and ') || 'true';
}
