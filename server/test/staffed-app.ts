import { openTestApp, type TestApp } from './app.ts';
import { buildStaff, type SignedIn } from './builders/people.ts';

/**
 * For a test file that uses one application as its administrator: opened before the tests and closed after them, checking that no bug was
 * reported.
 */
export function openStaffedApp(): { app: TestApp; staff: SignedIn } {
  const held = {} as { app: TestApp; staff: SignedIn };
  beforeAll(async () => {
    held.app = await openTestApp();
    held.staff = await buildStaff(held.app.database, 2);
  });
  afterAll(async () => {
    expect(held.app.reported).toEqual([]);
    await held.app.close();
  });
  return held;
}
