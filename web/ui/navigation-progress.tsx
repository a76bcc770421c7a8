import LinearProgress from '@mui/material/LinearProgress';
import { useNavigation } from 'react-router';
import { messages } from './messages.ts';

/** A thin line at the top while the next page's code is on its way. */
export const NavigationProgress = () =>
  useNavigation().state === 'loading' ? (
    <LinearProgress
      aria-label={messages.loading}
      sx={{ position: 'fixed', inset: '0 0 auto 0', zIndex: 'tooltip', height: 3, bgcolor: 'transparent' }}
    />
  ) : null;
