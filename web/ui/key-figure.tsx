import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

interface KeyFigureProps {
  label: string;
  /** The number including its unit. */
  value: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  /** Link to the list behind the figure; makes the whole card a link. */
  to?: string;
  loading?: boolean;
}

const Figure = ({ label, value, hint, icon, loading }: Omit<KeyFigureProps, 'to'>) => (
  <Box sx={{ display: 'flex', gap: 2, p: 2.5, height: '100%' }}>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', fontWeight: 600 }}>
        {label}
      </Typography>
      <Typography component="p" sx={{ mt: 0.5, fontSize: '1.75rem', fontWeight: 720, lineHeight: 1.2, letterSpacing: '-0.02em' }}>
        {loading ? <Skeleton width="60%" /> : value}
      </Typography>
      {hint && (
        <Typography variant="body2" component="div" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {hint}
        </Typography>
      )}
    </Box>
    {icon && (
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 44,
          height: 44,
          flexShrink: 0,
          borderRadius: 1.5,
          bgcolor: 'tint.primary',
          color: 'primary.main',
        }}
      >
        {icon}
      </Box>
    )}
  </Box>
);

/** A key number with its name and unit; a link when there is a list behind it. */
export const KeyFigure = ({ to, ...figure }: KeyFigureProps) => (
  <Card sx={{ height: '100%' }}>
    {to ? (
      <CardActionArea component={RouterLink} to={to} sx={{ height: '100%' }}>
        <Figure {...figure} />
      </CardActionArea>
    ) : (
      <Figure {...figure} />
    )}
  </Card>
);
