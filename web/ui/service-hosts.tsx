import { lazy, Suspense, useCallback, useState, useSyncExternalStore } from 'react';
import { confirmQueue } from './confirm.ts';
import { fetchAhead, useFetchesAhead } from './fetch-ahead.ts';
import { lateComponent } from './late-component.ts';
import { processing } from './processing.ts';
import { toastQueue } from './toast.ts';

// Each loads on first use: the first page of a visit shows none of them.
const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }));
const ProcessingOverlay = lazy(async () => ({ default: (await import('./processing-overlay.tsx')).ProcessingOverlay }));
const toastHost = lateComponent(async () => (await import('./toast-host.tsx')).ToastHost);
// With the first touch at the latest: the first message may be that there is no connection.
fetchAhead(toastHost.fetch);

/** Without a connection the messages wait for their host; the page goes on without them. */
const Toasts = () => {
  const [attempt, setAttempt] = useState(0);
  const handleFailure = useCallback(
    () => window.addEventListener('online', () => setAttempt(attempt + 1), { once: true }),
    // A new function fetches again.
    [attempt],
  );
  const Host = toastHost.useComponent(handleFailure);
  return Host && <Host />;
};

/** Renders toasts, confirmations and the overlay; mounted once, at the root. */
export const ServiceHosts = () => {
  useFetchesAhead(true);
  const hasToasts = useSyncExternalStore(toastQueue.subscribe, toastQueue.isNeeded);
  const question = useSyncExternalStore(confirmQueue.subscribe, confirmQueue.current);
  const isProcessing = useSyncExternalStore(processing.subscribe, processing.isRunning);
  return (
    <>
      {hasToasts && <Toasts />}
      <Suspense fallback={null}>{question && <ConfirmDialog key={question.id} pending={question} />}</Suspense>
      <Suspense fallback={null}>{isProcessing && <ProcessingOverlay />}</Suspense>
    </>
  );
};
