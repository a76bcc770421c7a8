import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link } from 'react-router';
import { postingTexts as texts } from '../postings.messages.ts';

const SALES = '/painel/processar/segunda-aprovacao';
const OTHERS = '/painel/processar/segunda-aprovacao/pedidos';

/** Switches between sales and everything else that waits for a second person. */
export const ApprovalsTabs = ({ current }: { current: 'sales' | 'others' }) => (
  <Tabs value={current === 'sales' ? SALES : OTHERS} aria-label={texts.views} variant="scrollable">
    <Tab component={Link} to={SALES} value={SALES} label={texts.tabSales} />
    <Tab component={Link} to={OTHERS} value={OTHERS} label={texts.tabOthers} />
  </Tabs>
);
