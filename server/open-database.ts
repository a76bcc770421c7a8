import { entities } from './entities.ts';
import { migrations } from './migrations/index.ts';
import { type Database, openDatabase } from './platform/db/database.ts';
import { openOrm } from './platform/db/orm.ts';
import { openPool } from './platform/db/pool.ts';

interface Options {
  replicaUrl?: string;
  maxConnections?: number;
  /** 0: statements take what they take, as in migrations. */
  statementTimeoutMs?: number;
}

/** Opens the product's database: its pool, its entities and its migrations. */
export async function openDatabaseAt(
  url: string,
  { replicaUrl, maxConnections = 20, statementTimeoutMs }: Options = {},
): Promise<Database> {
  const pool = openPool(url, { max: maxConnections, statementTimeoutMs });
  return openDatabase(pool, await openOrm(pool, entities, migrations), replicaUrl);
}
