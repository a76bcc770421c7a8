import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { messages } from './messages.ts';

/** Covers the screen while `processing` runs. */
export const ProcessingOverlay = () => (
  <Backdrop open sx={{ zIndex: 'tooltip', flexDirection: 'column', gap: 2, color: 'common.white', bgcolor: 'rgb(10 20 18 / 0.72)' }}>
    <CircularProgress color="inherit" size={36} aria-hidden />
    <Typography role="status" sx={{ fontWeight: 600 }}>
      {messages.processing}
    </Typography>
  </Backdrop>
);
