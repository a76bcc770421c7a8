import { migrations } from './migrations/index.ts';
import { entities } from './modules.ts';
import { type Database, openDatabase } from './platform/db/database.ts';
import { openOrm } from './platform/db/orm.ts';
import { openPool, type Pooler } from './platform/db/pool.ts';

interface Options {
  replicaUrl?: string;
  /** The addresses point at a transaction-mode pooler. */
  pooler?: Pooler;
  maxConnections?: number;
  /** 0: no statement time-out, as in migrations. */
  statementTimeoutMs?: number;
  /** Only for the migration generator: compares entities with the committed snapshot. */
  keepsSnapshot?: boolean;
}

/** Opens the product's database: its pool, its entities and its migrations. Leaves nothing open when it fails. */
export async function openDatabaseAt(
  url: string,
  { replicaUrl, pooler, maxConnections = 20, statementTimeoutMs, keepsSnapshot }: Options = {},
): Promise<Database> {
  const pool = openPool(url, { max: maxConnections, statementTimeoutMs, pooler });
  try {
    return openDatabase(pool, await openOrm(pool, entities, migrations, keepsSnapshot), { replicaUrl, pooler });
  } catch (error) {
    await pool.end();
    throw error;
  }
}
