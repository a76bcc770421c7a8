import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { messages } from './messages.ts';
import { processing } from './processing.ts';

/** Covers the screen while `processing` runs; mounted once at the root. */
export const ProcessingOverlay = () => {
  const isRunning = useSyncExternalStore(processing.subscribe, processing.isRunning);
  return (
    <Backdrop
      open={isRunning}
      unmountOnExit
      sx={{ zIndex: 'tooltip', flexDirection: 'column', gap: 2, color: 'common.white', bgcolor: 'rgb(10 20 18 / 0.72)' }}
    >
      <CircularProgress color="inherit" size={36} aria-hidden />
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {messages.processing}
      </Typography>
    </Backdrop>
  );
};
