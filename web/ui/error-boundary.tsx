import { lazy, type ReactNode, Suspense } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useRouteError } from 'react-router';
import { messages } from './messages.ts';

/** How long a page that is being left may still show. */
const LEAVING_MS = 10_000;
let leftAt = -LEAVING_MS;
window.addEventListener('beforeunload', () => {
  leftAt = performance.now();
});

// Safari rejects imports in progress as soon as another document is requested, and the page still shows until that one arrives. A download
// asks to leave as well, and the page remains.
// If even this fails to load, plain text still says what to do.
const CrashState = lazy(async () => {
  const remaining = leftAt + LEAVING_MS - performance.now();
  if (remaining > 0) await new Promise((resolve) => setTimeout(resolve, remaining));
  try {
    return { default: (await import('./crash-state.tsx')).CrashState };
  } catch {
    return { default: () => <p role="alert">{`${messages.loadFailedTitle}. ${messages.loadFailedText}`}</p> };
  }
});

const Fallback = ({ error, resetErrorBoundary }: FallbackProps) => (
  <Suspense fallback={null}>
    <CrashState error={error} onRetry={resetErrorBoundary} />
  </Suspense>
);

/** Contains a page's crash within the page; navigating away (a new `resetKey`) clears it. */
export const PageErrorBoundary = ({ resetKey, children }: { resetKey: string; children: ReactNode }) => (
  <ErrorBoundary FallbackComponent={Fallback} resetKeys={[resetKey]}>
    {children}
  </ErrorBoundary>
);

/** The router's error page, e.g. when a page's code fails to load. */
export const RouteErrorPage = () => (
  <Suspense fallback={null}>
    <CrashState error={useRouteError()} onRetry={() => window.location.reload()} />
  </Suspense>
);
