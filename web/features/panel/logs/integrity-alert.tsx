import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { LogIntegrityQuery } from './logs.generated.ts';
import { logTexts as texts } from './logs.messages.ts';

/** The result of verifying the log's hash chain. */
export const IntegrityAlert = ({ found, onClose }: { found: LogIntegrityQuery['logIntegrity']; onClose: () => void }) => {
  const { integro, verificados, pendentes, primeiroQuebrado } = found;
  const where = primeiroQuebrado === null ? texts.endMissing : texts.firstBroken(primeiroQuebrado);
  return (
    <Alert severity={integro ? 'success' : 'error'} onClose={onClose} sx={{ mb: 2 }}>
      <AlertTitle>{integro ? texts.intact : texts.broken}</AlertTitle>
      {integro ? texts.verified(verificados, pendentes) : `${where} ${texts.verified(verificados, pendentes)}`}
    </Alert>
  );
};
