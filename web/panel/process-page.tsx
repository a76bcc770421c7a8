import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link, useOutletContext } from 'react-router';
import { PageHeader } from '../ui/page-header.tsx';
import type { MenuSection } from './menu.ts';
import { panelMessages as texts } from './panel.messages.ts';

const PREFIX = 'processar/';

/** The landing page of Processar: a card for each processing screen the person may open. */
export const ProcessPage = () => {
  // The shell passes its menu down: importing the route table here would create a cycle.
  const entries = useOutletContext<readonly MenuSection[]>()
    .flatMap((section) => section.entries)
    .filter(({ path }) => path.startsWith(PREFIX));
  return (
    <>
      <PageHeader title={texts.process} />
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
        }}
      >
        {entries.map(({ label, path }) => (
          <Card key={path} component="li" variant="outlined">
            <CardActionArea component={Link} to={`/painel/${path}`} sx={{ p: 2.5, minHeight: 88, height: '100%' }}>
              <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </>
  );
};
