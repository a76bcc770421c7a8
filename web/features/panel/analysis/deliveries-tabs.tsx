import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link } from 'react-router';
import { deliveryTexts as texts } from './deliveries.messages.ts';

const TABS = [
  { to: '/painel/analise/planilhas', label: texts.addresses },
  { to: '/painel/analise/agendamentos', label: texts.schedules },
];

/** Switches between addresses for spreadsheets and schedules. */
export const DeliveriesTabs = ({ current }: { current: string }) => (
  <Tabs value={current} aria-label={texts.section} variant="scrollable">
    {TABS.map(({ to, label }) => (
      <Tab key={to} component={Link} to={to} value={to} label={label} />
    ))}
  </Tabs>
);
