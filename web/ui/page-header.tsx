import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DocumentTitle } from './document-title.tsx';
import { TextLink } from './text-link.tsx';

interface Crumb {
  label: string;
  to?: string;
}

interface PageHeaderProps {
  title: string;
  description?: ReactNode;
  breadcrumbs?: readonly Crumb[];
  /** Beside the breadcrumbs: NeighbourLinks, on the page of a list's row. */
  neighbours?: ReactNode;
  /** Status of the record shown, next to its name: a StatusChip. */
  status?: ReactNode;
  /** What stands between the name and the actions, such as the tabs of a group of lists; below the name where there is no room. */
  beside?: ReactNode;
  /** Buttons on the right; the main one last. */
  actions?: ReactNode;
}

/** The top of every screen: its name (also the tab's title), breadcrumbs and actions. */
export const PageHeader = ({ title, description, breadcrumbs = [], neighbours, status, beside, actions }: PageHeaderProps) => (
  <Box component="header" sx={{ mb: 1.5 }}>
    <DocumentTitle>{title}</DocumentTitle>
    {breadcrumbs.length > 0 && (
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <Breadcrumbs aria-label="Você está em" sx={{ typography: 'body2' }}>
          {breadcrumbs.map(({ label, to }) =>
            to ? (
              <TextLink key={label} to={to}>
                {label}
              </TextLink>
            ) : (
              <Typography key={label} variant="body2" component="span">
                {label}
              </Typography>
            ),
          )}
        </Breadcrumbs>
        {neighbours}
      </Box>
    )}
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <Box sx={{ flex: beside ? '0 1 auto' : '1 1 280px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
          <Typography variant="h2" component="h1">
            {title}
          </Typography>
          {status}
        </Box>
        {description && (
          <Typography variant="body2" component="div" sx={{ mt: 0.25, color: 'text.secondary', maxWidth: '90ch' }}>
            {description}
          </Typography>
        )}
      </Box>
      {beside && <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 auto' }, minWidth: 0 }}>{beside}</Box>}
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { sm: 'auto' } }}>{actions}</Box>}
    </Box>
  </Box>
);
