import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { formatDateTime } from '../../../../server/shared/dates.ts';
import type { LogCodeCheckQuery } from './logs.generated.ts';
import { logTexts as texts } from './logs.messages.ts';

/** Whether a mailed code is in the log. */
export const CodeAlert = ({ found, onClose }: { found: LogCodeCheckQuery['logCodeCheck']; onClose: () => void }) => (
  <Alert severity={found.encontrado ? 'success' : 'error'} onClose={onClose} sx={{ mb: 2 }}>
    <AlertTitle>{found.encontrado ? texts.codeFound : texts.codeMissing}</AlertTitle>
    {found.encontrado ? texts.codeFoundText(found.registro!, found.elo!, formatDateTime(found.criadoEm)) : texts.codeMissingText}
  </Alert>
);
