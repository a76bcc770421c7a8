import { lazy, Suspense, useSyncExternalStore } from 'react';
import { confirmQueue } from './confirm.ts';
import { processing } from './processing.ts';
import { toastQueue } from './toast.ts';

// Each loads on first use: the first page of a visit shows none of them.
const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }));
const ProcessingOverlay = lazy(async () => ({ default: (await import('./processing-overlay.tsx')).ProcessingOverlay }));
const ToastHost = lazy(async () => ({ default: (await import('./toast-host.tsx')).ToastHost }));

/** Renders toasts, confirmations and the overlay; mounted once, at the root. */
export const ServiceHosts = () => {
  const hasToasts = useSyncExternalStore(toastQueue.subscribe, toastQueue.isNeeded);
  const question = useSyncExternalStore(confirmQueue.subscribe, confirmQueue.current);
  const isProcessing = useSyncExternalStore(processing.subscribe, processing.isRunning);
  return (
    <>
      <Suspense fallback={null}>{hasToasts && <ToastHost />}</Suspense>
      <Suspense fallback={null}>{question && <ConfirmDialog key={question.id} pending={question} />}</Suspense>
      <Suspense fallback={null}>{isProcessing && <ProcessingOverlay />}</Suspense>
    </>
  );
};
