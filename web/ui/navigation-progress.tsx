import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { useNavigation } from 'react-router';
import { messages } from './messages.ts';

const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

/** A thin bar at the top: a request is in progress. */
export const ProgressLine = () => (
  <Box
    role="progressbar"
    aria-label={messages.loading}
    sx={{ position: 'fixed', inset: '0 0 auto 0', zIndex: 'tooltip', height: 3, overflow: 'hidden' }}
  >
    <Box sx={{ width: '40%', height: '100%', bgcolor: 'primary.main', animation: `${sweep} 1.1s ease-in-out infinite` }} />
  </Box>
);

/** The bar, while the next page's code loads. */
export const NavigationProgress = () => (useNavigation().state === 'loading' ? <ProgressLine /> : null);
