import { Migrator } from '@mikro-orm/migrations';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { inStatementSpan } from './run-statement.ts';

type Entities = NonNullable<Parameters<typeof MikroORM.init>[0]>['entities'];
type MigrationsList = NonNullable<NonNullable<Parameters<typeof MikroORM.init>[0]>['migrations']>['migrationsList'];

/** Opens the ORM on the process's own pool, so entities and plain SQL share connections and value mapping. */
export async function openOrm(pool: pg.Pool, entities: Entities, migrationsList: MigrationsList, keepsSnapshot = false): Promise<MikroORM> {
  const orm = await MikroORM.init({
    entities,
    dbName: 'fidelidade',
    // Only the database ends the pool: the migrator closes and reopens the ORM's connection.
    driverOptions: new PostgresDialect({ pool: { connect: () => connectFor(pool), end: async () => {} } as unknown as pg.Pool }),
    extensions: [Migrator],
    timezone: 'UTC',
    discovery: { warnWhenNoEntities: false },
    migrations: {
      disableForeignKeys: false,
      path: 'server/migrations',
      migrationsList,
      tableName: 'schema_migrations',
      snapshotName: 'schema-snapshot',
      // Migrating would overwrite the committed snapshot with the database's current schema; only the generator writes it.
      snapshot: keepsSnapshot,
      allOrNothing: true,
      // The migrating command prints its own lines; the ORM's would break up the JSON log.
      silent: true,
      emit: 'ts',
      fileName: (timestamp, name) => (name ? name : `migration-${timestamp}`),
    },
  });
  return orm as unknown as MikroORM;
}

/**
 * Returns a lost connection to its pool at once: the query builder keeps one whose BEGIN failed forever, and the pool could never be
 * closed.
 */
async function connectFor(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await pool.connect();
  const { release } = client;
  let isOut = true;
  const giveBack = (reason?: Error | boolean) => {
    client.off('end', giveBackLost);
    if (isOut) release.call(client, reason);
    isOut = false;
  };
  const giveBackLost = () => giveBack(true);
  client.release = giveBack;
  client.once('end', giveBackLost);
  return client;
}

/** An entity manager inside one transaction, which begins with the first statement from either side. */
export function entityManagerOn(orm: MikroORM, begun: () => Promise<pg.PoolClient>): EntityManager {
  const em = orm.em.fork() as EntityManager;
  const connect = async () => {
    const client = await begun();
    const query = (text: string, values: unknown[]) => inStatementSpan(text, () => client.query(text, values));
    return { query, release() {} };
  };
  const pool = { connect, end: async () => {} } as unknown as pg.Pool;
  em.setTransactionContext(new Kysely({ dialect: new PostgresDialect({ pool }) }) as never);
  return em;
}
