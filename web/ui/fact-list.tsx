import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** One labelled value on a detail page. */
export interface Fact {
  label: string;
  /** Shown as '-' when empty. */
  value: ReactNode;
}

/** Labelled values of a detail page, in as many columns as fit. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <Box
    component="dl"
    sx={{ m: 0, display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))', columnGap: 3, rowGap: 2.5 }}
  >
    {facts.map(({ label, value }) => (
      <Box key={label} sx={{ minWidth: 0 }}>
        <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', fontWeight: 600 }}>
          {label}
        </Typography>
        <Typography component="dd" sx={{ m: 0, mt: 0.25, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
          {value === null || value === undefined || value === '' ? '-' : value}
        </Typography>
      </Box>
    ))}
  </Box>
);
