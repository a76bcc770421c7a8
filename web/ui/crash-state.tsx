import BuildOutlined from '@mui/icons-material/BuildOutlined';
import { messages } from './messages.ts';
import { ErrorState } from './states.tsx';

/** A chunk that cannot be fetched: a deploy replaced it, or the network is down. */
const isMissingChunk = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script failed|importing a module/i.test(error.message);

/** Shown in place of a page that crashed. */
export const CrashState = ({ error, onRetry }: { error: unknown; onRetry: () => void }) =>
  isMissingChunk(error) ? (
    <ErrorState
      isPage
      title={messages.newVersionTitle}
      text={messages.newVersionText}
      retryLabel={messages.update}
      onRetry={() => window.location.reload()}
    />
  ) : (
    <ErrorState isPage title={messages.crashTitle} text={messages.crashText} icon={<BuildOutlined />} onRetry={onRetry} />
  );
