import type { TestApp } from './app.ts';
import { buildStaff } from './builders/people.ts';
import { approveHeld } from './held.ts';

/** Another administrator approves whatever waits, in tests whose subject is something else. */
export async function approveWaiting(app: TestApp): Promise<void> {
  const waiting = await app.database.read<{ id: number }>("select id from held_actions where status = 'AGUARDA' order by id");
  if (waiting.length === 0) return;
  const { actor } = await buildStaff(app.database, 2);
  for (const { id } of waiting)
    await approveHeld(app.contextFor(actor), { id }).catch((error: { code?: string }) => {
      // Another caller approved it at the same time.
      if (error.code !== 'HELD_ACTION_DECIDED') throw error;
    });
}

/** Does an act, by a second person where it takes one. */
export async function byTwoPeople(app: TestApp, act: Promise<unknown>): Promise<void> {
  await act.catch(async (error: { code?: string }) => {
    if (error.code !== 'SECOND_PERSON_NEEDED') throw error;
    await approveWaiting(app);
  });
}
