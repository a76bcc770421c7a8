import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link } from 'react-router';
import { codeTexts as texts } from './registration-codes.messages.ts';

const TABS = [
  { to: '/painel/codigos/codigo', label: texts.postings },
  { to: '/painel/codigos/lista-codigo-cadastro', label: texts.list },
];

/** Switches between the section's two lists. */
export const CodesTabs = ({ current }: { current: string }) => (
  <Tabs value={current} aria-label={texts.section} variant="scrollable">
    {TABS.map(({ to, label }) => (
      <Tab key={to} component={Link} to={to} value={to} label={label} />
    ))}
  </Tabs>
);
