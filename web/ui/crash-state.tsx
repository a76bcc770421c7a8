import BuildOutlined from '@mui/icons-material/BuildOutlined';
import { messages } from './messages.ts';
import { ErrorState } from './states.tsx';

/** A page's code that cannot be fetched: a new version has replaced it on the server, or the network is down. */
const isMissingChunk = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script failed|importing a module/i.test(error.message);

/** What a page that failed shows instead of itself. */
export const CrashState = ({ error, onRetry }: { error: unknown; onRetry: () => void }) =>
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
