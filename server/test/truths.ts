import { invariants } from '../../scripts/invariants.ts';
import type { Database } from '../platform/db/database.ts';
import type { TestApp } from './app.ts';

/** Every truth of `npm run db:check` holds; a failure shows the rows that break it. */
export async function expectTruths(database: Database): Promise<void> {
  for (const { name, sql } of invariants) expect({ name, rows: await database.read(sql) }).toEqual({ name, rows: [] });
}

/** How a test that moves balances ends: the data adds up, nothing was reported as a bug, everything is closed. */
export async function closeInTruth(app: TestApp): Promise<void> {
  await expectTruths(app.database);
  expect(app.reported).toEqual([]);
  await app.close();
}
