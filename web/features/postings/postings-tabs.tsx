import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link } from 'react-router';
import { useCan } from '../../session/use-viewer.ts';
import { postingTexts as texts } from './postings.messages.ts';

const TABS = [
  { to: '/painel/pontuacoes', label: texts.tabPostings, permission: 'posting:list' },
  { to: '/painel/processar/pontuacoes-pendentes', label: texts.tabPending, permission: 'submission:decide' },
  { to: '/painel/pontuacoes/encerrado', label: texts.tabClosed, permission: 'submission:listClosed' },
];

/** Between the three lists of postings; the menu names only some of them. */
export const PostingsTabs = ({ current }: { current: string }) => {
  const can = useCan();
  return (
    <Tabs value={current} aria-label={texts.views} sx={{ mb: 2 }}>
      {TABS.filter(({ permission }) => can(permission)).map(({ to, label }) => (
        <Tab key={to} component={Link} to={to} value={to} label={label} />
      ))}
    </Tabs>
  );
};
