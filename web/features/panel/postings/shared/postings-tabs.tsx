import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link } from 'react-router';
import { useCan } from '../../../../session/session-context.ts';
import { type Audience, PENDING_PATHS } from './audience.ts';
import { postingTexts as texts } from './postings.messages.ts';

const TABS = {
  SELLER: [
    { to: '/painel/pontuacoes', label: texts.tabPostings, permission: 'posting:list' },
    { to: PENDING_PATHS.SELLER, label: texts.tabPending, permission: 'submission:decide' },
    { to: '/painel/pontuacoes/encerrado', label: texts.tabClosed, permission: 'submission:listClosed' },
  ],
  CONSUMER: [
    { to: '/painel/pontuacoes-cashback', label: texts.tabApproved, permission: 'cashback:list' },
    { to: PENDING_PATHS.CONSUMER, label: texts.tabPending, permission: 'submission:decide' },
    { to: '/painel/pontuacoes-cashback/encerrado', label: texts.tabClosed, permission: 'submission:listClosed' },
  ],
} as const;

/** Switches between an audience's three lists; the menu names only some of them. */
export const PostingsTabs = ({ current, audience = 'SELLER' }: { current: string; audience?: Audience }) => {
  const can = useCan();
  return (
    <Tabs value={current} aria-label={texts.views} variant="scrollable" sx={{ '& .MuiTab-root': { px: 1.5 } }}>
      {TABS[audience]
        .filter(({ permission }) => can(permission))
        .map(({ to, label }) => (
          <Tab key={to} component={Link} to={to} value={to} label={label} />
        ))}
    </Tabs>
  );
};
