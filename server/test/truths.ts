import { truths } from '../modules/integrity/index.ts';
import type { Database } from '../platform/db/database.ts';
import type { TestApp } from './app.ts';

/** Every invariant of `npm run db:check` holds; a failure shows the violating rows. */
export async function expectTruths(database: Database): Promise<void> {
  for (const { name, sql } of truths) expect({ name, rows: await database.read(sql) }).toEqual({ name, rows: [] });
}

/** How a test that moves balances ends: the data is consistent, no bug was reported, everything is closed. */
export async function closeInTruth(app: TestApp): Promise<void> {
  await expectTruths(app.database);
  expect(app.reported).toEqual([]);
  await app.close();
}
