import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { LoadingState } from '../ui/loading-state.tsx';
import { ErrorState } from '../ui/states.tsx';
import { useSession } from './use-session.ts';

/** Holds a guarded page back until it is known who is there. */
export const SessionGate = ({ children }: { children: ReactNode }) => {
  const { status, refreshViewer } = useSession();
  if (status === 'loading') {
    return (
      <Box sx={{ maxWidth: 720, width: '100%', mx: 'auto', p: 3 }}>
        <LoadingState />
      </Box>
    );
  }
  return status === 'failed' ? <ErrorState onRetry={() => void refreshViewer()} /> : children;
};
