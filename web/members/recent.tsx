import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { TextLink } from '../ui/text-link.tsx';

const SEE_ALL = 'Ver tudo';

interface RowProps {
  title: string;
  hint: string;
  end: ReactNode;
}

/** One line of a home's latest rows. */
export const RecentRow = ({ title, hint, end }: RowProps) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 1.5,
      minHeight: 64,
      px: 2,
      py: 1,
      '& + &': { borderTop: 1, borderColor: 'divider' },
    }}
  >
    <Box sx={{ flex: '1 1 6rem', minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {hint}
      </Typography>
    </Box>
    {end}
  </Box>
);

/** The latest rows of a kind on a member's home, with the way to all of them. */
export const Recent = ({ title, empty, children }: { title: string; empty: string; children: readonly ReactNode[] }) => {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, minHeight: 44 }}>
        <Typography id={titleId} variant="h3" component="h2">
          {title}
        </Typography>
        {children.length > 0 && (
          <TextLink to="/pontuacoes" sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
            {SEE_ALL}
          </TextLink>
        )}
      </Box>
      <Card sx={{ mt: 0.5 }}>
        {children.length === 0 ? (
          <Typography sx={{ p: 2.5, color: 'text.secondary' }}>{empty}</Typography>
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {children}
          </Box>
        )}
      </Card>
    </Box>
  );
};
