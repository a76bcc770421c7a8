import BuildOutlined from '@mui/icons-material/BuildOutlined';
import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useRouteError } from 'react-router';
import { messages } from './messages.ts';
import { ErrorState } from './states.tsx';

/** A page's code that cannot be fetched: a new version has replaced it on the server, or the network is down. */
const isMissingChunk = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script failed|importing a module/i.test(error.message);

const CrashState = ({ error, onRetry }: { error: unknown; onRetry: () => void }) =>
  isMissingChunk(error) ? (
    <ErrorState
      title={messages.newVersionTitle}
      text={messages.newVersionText}
      retryLabel={messages.update}
      onRetry={() => window.location.reload()}
    />
  ) : (
    <ErrorState title={messages.crashTitle} text={messages.crashText} icon={<BuildOutlined />} onRetry={onRetry} />
  );

const Fallback = ({ error, resetErrorBoundary }: FallbackProps) => <CrashState error={error} onRetry={resetErrorBoundary} />;

/** Keeps a page's failure inside the page; leaving the page (another `resetKey`) clears it. */
export const PageErrorBoundary = ({ resetKey, children }: { resetKey: string; children: ReactNode }) => (
  <ErrorBoundary FallbackComponent={Fallback} resetKeys={[resetKey]}>
    {children}
  </ErrorBoundary>
);

/** The router's own last resort: a page whose code could not be loaded. */
export const RouteErrorPage = () => <CrashState error={useRouteError()} onRetry={() => window.location.reload()} />;
