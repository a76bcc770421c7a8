import pg from 'pg';

/*
 * Only for the drill's self-test, loaded with --import before the product. The product writes an operation and its key in one transaction;
 * this splits them in two, the key second. The drill must find the operations done twice.
 */

interface Kept {
  insert: unknown[];
  outcome: unknown;
}

type Query = (...args: unknown[]) => Promise<pg.QueryResult>;
const query = pg.Client.prototype.query as unknown as Query;
const kept = new WeakMap<pg.Client, Kept>();
let second: pg.Pool | undefined;

const INSERT =
  'insert into idempotency_keys (actor_key, chave, action, input_hash, outcome) values ($1, $2, $3, $4, $5) on conflict do nothing';

async function torn(this: pg.Client, ...args: unknown[]): Promise<pg.QueryResult> {
  const [config] = args as [string | { text?: string; values?: unknown[] }];
  const text = typeof config === 'string' ? config : (config?.text ?? '');
  const values = (typeof config === 'object' ? config.values : undefined) ?? [];
  second ??= new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 4 }).on('error', () => {});
  if (text.startsWith('insert into idempotency_keys') && text.includes('returning')) {
    const known = await second.query('select 1 from idempotency_keys where actor_key = $1 and chave = $2', values.slice(0, 2));
    if (!known.rowCount) kept.set(this, { insert: values, outcome: null });
    return { rows: known.rowCount ? [] : [{ chave: values[1] }] } as unknown as pg.QueryResult;
  }
  const mine = kept.get(this);
  if (mine && text.startsWith('update idempotency_keys')) {
    mine.outcome = values[2];
    return { rows: [] } as unknown as pg.QueryResult;
  }
  const result = await query.apply(this, args);
  if (mine && /(^|;)commit$/.test(text)) {
    kept.delete(this);
    await second.query(INSERT, [...mine.insert, mine.outcome]);
  }
  return result;
}

pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  // The product never calls with a callback, or with an object that is itself a query.
  const isPlain = typeof args.at(-1) !== 'function' && typeof (args[0] as { submit?: unknown })?.submit !== 'function';
  return isPlain ? torn.apply(this, args) : query.apply(this, args);
} as never;
