import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface ChoiceCardProps {
  to: string;
  icon: ReactNode;
  title: string;
  hint: string;
}

/** A row of choice cards, side by side where there is room. */
export const ChoiceCards = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))', maxWidth: 880 }}>
    {children}
  </Box>
);

/** A choice as a card that links to its page. */
export const ChoiceCard = ({ to, icon, title, hint }: ChoiceCardProps) => (
  <Card variant="outlined">
    <CardActionArea
      component={Link}
      to={to}
      sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'flex-start', gap: 2, p: 3, height: '100%' }}
    >
      <Box aria-hidden sx={{ color: 'primary.main', display: 'flex' }}>
        {icon}
      </Box>
      <Box>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{hint}</Typography>
      </Box>
    </CardActionArea>
  </Card>
);
