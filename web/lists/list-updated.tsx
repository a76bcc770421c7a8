import Refresh from '@mui/icons-material/Refresh';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { listTexts } from './list-texts.ts';

const clock = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'medium' });

/** When the rows on screen came, and a button to ask again. */
export const ListUpdated = ({ data, loading, onRefresh }: { data: unknown; loading: boolean; onRefresh: () => unknown }) => {
  const [seen, setSeen] = useState<{ data: unknown; at: Date | null }>({ data: undefined, at: null });
  if (data !== undefined && data !== seen.data) setSeen({ data, at: new Date() });
  const handleRefresh = async () => {
    try {
      await onRefresh();
      // Equal rows keep their identity: the answer is new all the same.
      setSeen((now) => ({ ...now, at: new Date() }));
    } catch {
      // The list shows its own error state.
    }
  };
  return (
    <>
      {seen.at ? (
        <Typography variant="caption" color="textSecondary" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
          {listTexts.updatedAt(clock.format(seen.at))}
        </Typography>
      ) : null}
      <Tooltip title={listTexts.refresh}>
        <span>
          <IconButton aria-label={listTexts.refresh} disabled={loading} onClick={() => void handleRefresh()} sx={{ width: 44, height: 44 }}>
            <Refresh />
          </IconButton>
        </span>
      </Tooltip>
    </>
  );
};
