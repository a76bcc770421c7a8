import AddCircleOutlined from '@mui/icons-material/AddCircleOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import CardGiftcardOutlined from '@mui/icons-material/CardGiftcardOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import PlaylistAddCheckOutlined from '@mui/icons-material/PlaylistAddCheckOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import StarsOutlined from '@mui/icons-material/StarsOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Collapse from '@mui/material/Collapse';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useId, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { AntifraudBadge } from './antifraud-badge.tsx';
import { IntegrityBadge } from './integrity-badge.tsx';
import { entryOfPath, type MenuEntry, type MenuIcon, type MenuSection } from './menu.ts';
import { panelMessages } from './panel.messages.ts';

const ICONS: Record<MenuIcon, ReactNode> = {
  overview: <InsightsOutlined />,
  points: <StarsOutlined />,
  people: <StorefrontOutlined />,
  rewards: <CardGiftcardOutlined />,
  communication: <CampaignOutlined />,
  register: <AddCircleOutlined />,
  process: <PlaylistAddCheckOutlined />,
  system: <SettingsOutlined />,
};

const EntryLink = ({ entry, isCurrent, onNavigate }: { entry: MenuEntry; isCurrent: boolean; onNavigate: () => void }) => (
  <Box component="li">
    <ButtonBase
      component={NavLink}
      to={`/painel/${entry.path}`}
      onClick={onNavigate}
      aria-current={isCurrent ? 'page' : undefined}
      sx={(theme) => ({
        width: '100%',
        justifyContent: 'space-between',
        gap: 1,
        minHeight: 36,
        pl: '46px',
        pr: 1.5,
        borderRadius: 1,
        textAlign: 'left',
        fontSize: '0.9375rem',
        color: isCurrent ? 'primary.main' : 'text.secondary',
        fontWeight: isCurrent ? 650 : 500,
        bgcolor: isCurrent ? 'tint.primary' : 'transparent',
        '&:hover': { bgcolor: isCurrent ? 'tint.primary' : 'action.hover', color: isCurrent ? 'primary.main' : 'text.primary' },
        '&.Mui-focusVisible': { outline: `3px solid ${theme.vars!.palette.primary.main}`, outlineOffset: -3 },
        '@media (pointer: coarse)': { minHeight: 44 },
      })}
    >
      <span>{entry.label}</span>
      {entry.badge === 'antifraud' && <AntifraudBadge />}
      {entry.badge === 'integrity' && <IntegrityBadge />}
    </ButtonBase>
  </Box>
);

interface SectionProps {
  section: MenuSection;
  current: MenuEntry | null;
  isCollapsed: boolean;
  onExpand: () => void;
  onNavigate: () => void;
}

const Section = ({ section, current, isCollapsed, onExpand, onNavigate }: SectionProps) => {
  const holdsCurrent = current !== null && section.entries.includes(current);
  const [isOpen, setOpen] = useState(section.icon !== 'register' && section.icon !== 'process');
  const listId = useId();
  const isShown = !isCollapsed && (isOpen || holdsCurrent);
  const handleClick = () => {
    if (isCollapsed) {
      setOpen(true);
      onExpand();
    } else setOpen((open) => !open);
  };
  return (
    <Box component="li" sx={{ mb: 0.5 }}>
      <Tooltip title={isCollapsed ? section.label : ''} placement="right">
        <ButtonBase
          onClick={handleClick}
          aria-expanded={isShown}
          aria-controls={listId}
          aria-label={section.label}
          sx={(theme) => ({
            width: '100%',
            minHeight: 44,
            px: 1.5,
            gap: 1.5,
            borderRadius: 1,
            justifyContent: isCollapsed ? 'center' : 'flex-start',
            fontSize: '0.9375rem',
            fontWeight: 650,
            color: isCollapsed && holdsCurrent ? 'primary.main' : 'text.primary',
            bgcolor: isCollapsed && holdsCurrent ? 'tint.primary' : 'transparent',
            '&:hover': { bgcolor: 'action.hover' },
            '&.Mui-focusVisible': { outline: `3px solid ${theme.vars!.palette.primary.main}`, outlineOffset: -3 },
            '& svg': { fontSize: 22, color: holdsCurrent ? 'primary.main' : 'text.secondary' },
          })}
        >
          {ICONS[section.icon]}
          {!isCollapsed && (
            <>
              <Box component="span" sx={{ flex: 1, textAlign: 'left' }}>
                {section.label}
              </Box>
              <ExpandMore aria-hidden sx={{ transform: isShown ? 'rotate(180deg)' : 'none', transition: 'transform 140ms' }} />
            </>
          )}
        </ButtonBase>
      </Tooltip>
      <Collapse in={isShown} unmountOnExit>
        <Box component="ul" id={listId} sx={{ listStyle: 'none', m: 0, p: 0, pb: 1, display: 'grid', gap: '2px' }}>
          {section.entries.map((entry) => (
            <EntryLink key={entry.path} entry={entry} isCurrent={entry === current} onNavigate={onNavigate} />
          ))}
        </Box>
      </Collapse>
    </Box>
  );
};

interface SideMenuProps {
  menu: readonly MenuSection[];
  isCollapsed: boolean;
  onExpand: () => void;
  onNavigate: () => void;
}

/** The panel's navigation; collapsed, it shows one icon per section, and a press expands it. */
export const SideMenu = ({ menu, isCollapsed, onExpand, onNavigate }: SideMenuProps) => {
  const { pathname } = useLocation();
  const current = entryOfPath(menu, pathname.replace(/^\/painel/i, ''));
  return (
    <Box component="nav" aria-label={panelMessages.menu} sx={{ flex: 1, overflowY: 'auto', overflowX: 'hidden', p: 1.5 }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {menu.map((section) => (
          <Section
            key={section.label}
            section={section}
            current={current}
            isCollapsed={isCollapsed}
            onExpand={onExpand}
            onNavigate={onNavigate}
          />
        ))}
      </Box>
    </Box>
  );
};
