import Box from '@mui/material/Box';
import { useProgrammeName } from './programme-name.ts';

/** The programme's logo: a closing ring of points in both accent colours. */
export const BrandMark = ({ size = 36 }: { size?: number }) => (
  <Box component="svg" viewBox="0 0 40 40" aria-hidden sx={{ width: size, height: size, flexShrink: 0, display: 'block' }}>
    <Box component="rect" width="40" height="40" rx="11" sx={{ fill: '#0B6158' }} />
    <path d="M20 8.5a11.5 11.5 0 1 0 11.5 11.5" fill="none" stroke="#FFF" strokeWidth="4" strokeLinecap="round" />
    <circle cx="29" cy="11.2" r="3.6" fill="#F2B233" />
    <circle cx="20" cy="20" r="4" fill="#FFF" />
  </Box>
);

/** Logo and name, as in every header. */
export const Brand = ({ size = 36 }: { size?: number }) => (
  <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
    <BrandMark size={size} />
    <Box
      component="span"
      sx={{
        fontWeight: 750,
        fontSize: '1.125rem',
        letterSpacing: '-0.02em',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }}
    >
      {useProgrammeName()}
    </Box>
  </Box>
);
