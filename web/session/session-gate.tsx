import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from './use-session.ts';

// A visitor never waits for a viewer: these are fetched only where there is a token.
const LoadingState = lazy(async () => ({ default: (await import('../ui/loading-state.tsx')).LoadingState }));
const ErrorState = lazy(async () => ({ default: (await import('../ui/states.tsx')).ErrorState }));

/** Holds a guarded page back until it is known who is there. */
export const SessionGate = ({ children }: { children: ReactNode }) => {
  const { status, refreshViewer } = useSession();
  if (status === 'anonymous' || status === 'ready') return children;
  return (
    <Suspense fallback={null}>{status === 'loading' ? <LoadingState /> : <ErrorState onRetry={() => void refreshViewer()} />}</Suspense>
  );
};
