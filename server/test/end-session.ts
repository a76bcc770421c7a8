import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

type Query = (this: pg.Client, ...args: unknown[]) => unknown;

/** Terminates the session of the first matching statement as it is sent; returns a function that stops this. */
export function endSessionAt(admin: pg.Client, statement: RegExp): () => void {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  let isOver = false;
  prototype.query = function (...args) {
    const [asked] = args as [string | { text?: string }];
    const text = (typeof asked === 'string' ? asked : (asked.text ?? '')).trim();
    if (isOver || this === admin || !statement.test(text)) return query.apply(this, args);
    isOver = true;
    const { processID } = this as unknown as { processID: number };
    const ended = query.call(admin, 'select pg_terminate_backend($1), pg_sleep(0.1)', [processID]) as Promise<unknown>;
    const callback = args.find((arg) => typeof arg === 'function');
    const asks = ended.then(() => query.apply(this, args));
    return callback ? undefined : asks;
  };
  return () => {
    prototype.query = query;
  };
}

/** Waits until nobody is connected to a database: everything opened there has been closed. */
export async function untilNoSession(admin: pg.Client, database: string, applicationName = '%'): Promise<void> {
  const look = 'select 1 from pg_stat_activity where datname = $1 and application_name like $2';
  while ((await admin.query(look, [database, applicationName])).rowCount) await pause(50);
}
