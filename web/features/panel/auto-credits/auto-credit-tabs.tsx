import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link } from 'react-router';
import { creditTexts as texts } from './auto-credits.messages.ts';

/** Address of the decisions. */
export const DECISIONS_PATH = '/painel/credito-automatico/decisoes';

const TABS = [
  { to: '/painel/credito-automatico', label: texts.rules },
  { to: DECISIONS_PATH, label: texts.decisions },
];

/** Switches between the rules and what they decided. */
export const AutoCreditTabs = ({ current }: { current: string }) => (
  <Tabs value={current} aria-label={texts.title} variant="scrollable" sx={{ '&, & .MuiTab-root': { minHeight: 40, py: 0 } }}>
    {TABS.map(({ to, label }) => (
      <Tab key={to} component={Link} to={to} value={to} label={label} />
    ))}
  </Tabs>
);
