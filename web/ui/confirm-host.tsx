import { lazy, Suspense, useSyncExternalStore } from 'react';
import { confirmQueue } from './confirm.ts';

// The dialog's code is fetched with the first question: the login page asks none.
const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }));

/** Where `confirm` asks its questions; mounted once at the root. */
export const ConfirmHost = () => {
  const pending = useSyncExternalStore(confirmQueue.subscribe, confirmQueue.current);
  return pending ? (
    <Suspense fallback={null}>
      <ConfirmDialog key={pending.id} pending={pending} />
    </Suspense>
  ) : null;
};
