import { lazy, type ReactNode, Suspense } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useRouteError } from 'react-router';
import { messages } from './messages.ts';

// Should even this fail to load, the plain text still says what to do.
const CrashState = lazy(async () => {
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

/** Keeps a page's failure inside the page; leaving the page (another `resetKey`) clears it. */
export const PageErrorBoundary = ({ resetKey, children }: { resetKey: string; children: ReactNode }) => (
  <ErrorBoundary FallbackComponent={Fallback} resetKeys={[resetKey]}>
    {children}
  </ErrorBoundary>
);

/** The router's own last resort: a page whose code could not be loaded. */
export const RouteErrorPage = () => (
  <Suspense fallback={null}>
    <CrashState error={useRouteError()} onRetry={() => window.location.reload()} />
  </Suspense>
);
