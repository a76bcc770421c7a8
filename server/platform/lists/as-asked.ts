import type { AppContext } from '../context.ts';
import type { List } from './list.ts';
import { isMasked, maskedList } from './personal.ts';

/** A list with its parts and masks in place, for the person who asks and the day of the request. Every statement over a list starts with this. */
export function asAsked(definition: List, ctx: Pick<AppContext, 'actor' | 'clock' | 'disclosed'>): List {
  const { actor, clock } = ctx;
  const list = isMasked(ctx) ? maskedList(definition) : definition;
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
