import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { messages } from './messages.ts';

/** A placeholder for loading content, announced once to screen readers. */
export const LoadingState = ({ label = messages.loading, rows = 4 }: { label?: string; rows?: number }) => (
  <Box role="status" aria-label={label} sx={{ display: 'grid', gap: 1.5, py: 2 }}>
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
      <Skeleton key={row} variant="rounded" height={28} width={`${100 - ((row * 13) % 40)}%`} />
    ))}
  </Box>
);
