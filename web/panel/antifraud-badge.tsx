import Box from '@mui/material/Box';
import { useViewer } from '../session/session-context.ts';
import { panelMessages } from './panel.messages.ts';

/** Number of networks under anti-fraud alert, in red (document 000 §2); renders nothing when there are none. */
export const AntifraudBadge = () => {
  const count = useViewer()?.redesAntifraude.length ?? 0;
  if (count === 0) return null;
  return (
    <Box
      component="span"
      title={panelMessages.antifraud(count)}
      sx={{
        minWidth: 22,
        height: 20,
        px: 0.75,
        display: 'grid',
        placeItems: 'center',
        borderRadius: 10,
        bgcolor: 'error.main',
        color: 'error.contrastText',
        fontSize: '0.75rem',
        fontWeight: 700,
      }}
    >
      {count}
    </Box>
  );
};
