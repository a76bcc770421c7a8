import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { entryTitle } from '../../server/modules/balances/entry-titles.rules.ts';
import { type ExplainedEntry, explainEntry } from '../../server/modules/balances/explain-entry.rules.ts';
import { formatDateTime } from '../../server/shared/dates.ts';
import { MoneyText, PointsText } from '../ui/amounts.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { messages } from '../ui/messages.ts';

interface ExplainedEntryDialogProps {
  entry: ExplainedEntry & { criadoEm: string };
  /** PONTO for sellers, BRL for consumers. */
  unit: 'PONTO' | 'BRL';
  onClose: () => void;
}

/** One balance movement, fully explained, one line per part (beyond C6). */
export const ExplainedEntryDialog = ({ entry, unit, onClose }: ExplainedEntryDialogProps) => {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{entryTitle(entry)}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" variant="body2">
          {formatDateTime(entry.criadoEm)}
        </Typography>
        <Typography sx={{ fontSize: '1.5rem', fontWeight: 720, mb: 1.5 }}>
          {unit === 'BRL' ? <MoneyText value={entry.valor} /> : <PointsText value={entry.valor} />}
        </Typography>
        {explainEntry(entry, unit)
          .split('; ')
          .map((part) => (
            <Typography key={part} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
              {part}
            </Typography>
          ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {messages.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
