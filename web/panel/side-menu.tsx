import AddCircleOutlined from '@mui/icons-material/AddCircleOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import CardGiftcardOutlined from '@mui/icons-material/CardGiftcardOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import PlaylistAddCheckOutlined from '@mui/icons-material/PlaylistAddCheckOutlined';
import Search from '@mui/icons-material/Search';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import StarsOutlined from '@mui/icons-material/StarsOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Collapse from '@mui/material/Collapse';
import InputBase from '@mui/material/InputBase';
import Tooltip from '@mui/material/Tooltip';
import { Fragment, type ReactNode, useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useViewer } from '../session/session-context.ts';
import { useToldPlace } from '../ui/menu-place.ts';
import { useKeptMenu } from './kept-menu.ts';
import { matching } from './matching.ts';
import { entryOfPath, type MenuEntry, type MenuIcon, type MenuSection } from './menu.ts';
import { EntryBadge, MenuEntryLink } from './menu-entry-link.tsx';
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
const MOST_RECENT = 4;
const listSx = { listStyle: 'none', m: 0, p: 0, pb: 1, display: 'grid', gap: '2px' } as const;

const Heading = ({ children }: { children: ReactNode }) => (
  <Box component="li" sx={{ pl: '46px', pt: 1, pb: 0.25, fontSize: '0.75rem', fontWeight: 650, color: 'text.secondary' }}>
    {children}
  </Box>
);

interface SectionProps {
  section: MenuSection;
  current: MenuEntry | null;
  isCollapsed: boolean;
  isOpen: boolean;
  onPress: () => void;
  onNavigate: () => void;
}

const Section = ({ section, current, isCollapsed, isOpen, onPress, onNavigate }: SectionProps) => {
  const holdsCurrent = current !== null && section.entries.includes(current);
  const listId = useId();
  const isShown = !isCollapsed && isOpen;
  const isMarked = holdsCurrent && !isShown;
  return (
    <Box component="li" sx={{ mb: 0.5 }}>
      <Tooltip title={isCollapsed ? section.label : ''} placement="right">
        <ButtonBase
          onClick={onPress}
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
            color: isMarked ? 'primary.main' : 'text.primary',
            bgcolor: isMarked ? 'tint.primary' : 'transparent',
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
              {/* Folded, a section shows the numbers of its entries. */}
              {isShown ? null : section.entries.map(({ path, badge }) => (badge ? <EntryBadge key={path} badge={badge} /> : null))}
              <ExpandMore aria-hidden sx={{ transform: isShown ? 'rotate(180deg)' : 'none', transition: 'transform 140ms' }} />
            </>
          )}
        </ButtonBase>
      </Tooltip>
      <Collapse in={isShown} unmountOnExit>
        <Box component="ul" id={listId} sx={listSx}>
          {section.entries.map((entry, index) => (
            <Fragment key={entry.path}>
              {entry.heading && entry.heading !== section.entries[index - 1]?.heading ? <Heading>{entry.heading}</Heading> : null}
              <MenuEntryLink entry={entry} isCurrent={entry === current} onNavigate={onNavigate} />
            </Fragment>
          ))}
        </Box>
      </Collapse>
    </Box>
  );
};

interface FinderProps {
  typed: string;
  onType: (typed: string) => void;
  onEnter: () => void;
}

const Finder = ({ typed, onType, onEnter }: FinderProps) => (
  <InputBase
    value={typed}
    onChange={(event) => onType(event.target.value)}
    onKeyDown={(event) => {
      if (event.key === 'Enter') onEnter();
      if (event.key === 'Escape' && typed !== '') {
        event.stopPropagation();
        onType('');
      }
    }}
    placeholder={panelMessages.menuFind}
    startAdornment={<Search aria-hidden sx={{ fontSize: 20, mr: 1, color: 'text.secondary' }} />}
    inputProps={{ 'aria-label': panelMessages.menuFind, type: 'search', enterKeyHint: 'go' }}
    sx={(theme) => ({
      // In sight however far the menu is scrolled.
      position: 'sticky',
      top: -12,
      zIndex: 1,
      width: '100%',
      mb: 1,
      px: 1.5,
      minHeight: 40,
      border: `1px solid ${theme.vars!.palette.divider}`,
      borderRadius: 1,
      bgcolor: 'background.paper',
      fontSize: '0.9375rem',
      '&.Mui-focused': { outline: `2px solid ${theme.vars!.palette.primary.main}` },
      '@media (pointer: coarse)': { minHeight: 44, fontSize: '1rem' },
      '& input::-webkit-search-cancel-button': { display: 'none' },
    })}
  />
);

interface SideMenuProps {
  menu: readonly MenuSection[];
  isCollapsed: boolean;
  onExpand: () => void;
  onNavigate: () => void;
}

/**
 * The panel's navigation: the section one is in and those one opened are unfolded, others are found by typing, and the last screens stand
 * above. Collapsed, it shows one icon per section, and a press expands it.
 */
export const SideMenu = ({ menu, isCollapsed, onExpand, onNavigate }: SideMenuProps) => {
  const { pathname, search } = useLocation();
  const told = useToldPlace();
  const navigate = useNavigate();
  const { opened, recent, setOpen, visit } = useKeptMenu(useViewer()?.id ?? '');
  const [typed, setTyped] = useState('');
  const address = entryOfPath(menu, `${pathname.replace(/^\/painel/i, '')}${search}`);
  const current = (told && entryOfPath(menu, told)) || address;
  const currentSection = menu.find(({ entries }) => current !== null && entries.includes(current))?.label ?? null;
  /** The section one is in, folded by hand; it opens again when one comes back to it. */
  const [folded, setFolded] = useState<string | null>(null);
  useEffect(() => {
    setFolded((label) => (label === currentSection ? label : null));
  }, [currentSection]);
  useEffect(() => {
    if (current) visit(current.path);
  });
  const all = menu.flatMap(({ label, entries }) => entries.map((entry) => ({ title: entry.label, group: label, entry })));
  const found = typed.trim() ? matching(all, typed).map(({ entry }) => entry) : null;
  /** Those of the section one is in stand below anyway. */
  const isShown = new Set(menu.find(({ label }) => label === currentSection)?.entries.map(({ path }) => path));
  const last = recent
    .flatMap((path) => all.filter(({ entry }) => entry.path === path))
    .map(({ entry }) => entry)
    .filter(({ path }) => path !== current?.path && !isShown.has(path))
    .slice(0, MOST_RECENT);
  const leave = () => {
    setTyped('');
    onNavigate();
  };
  const isOpen = ({ label }: MenuSection) => opened.includes(label) || (label === currentSection && label !== folded);
  const handlePress = (section: MenuSection) => {
    const { label } = section;
    if (isCollapsed) {
      onExpand();
      setOpen(label, true);
      return;
    }
    const opens = !isOpen(section);
    if (label === currentSection) setFolded(opens ? null : label);
    if (opened.includes(label) !== opens && (!opens || label !== currentSection)) setOpen(label, opens);
  };
  const links = (entries: readonly MenuEntry[]) =>
    entries.map((entry) => <MenuEntryLink key={entry.path} entry={entry} isCurrent={entry === current} onNavigate={leave} />);
  return (
    <Box sx={{ flex: 1, overflowY: 'auto', overflowX: 'hidden', p: 1.5 }}>
      {isCollapsed ? null : (
        <Finder
          typed={typed}
          onType={setTyped}
          onEnter={() => {
            const [first] = found ?? [];
            if (!first) return;
            leave();
            void navigate(`/painel/${first.path}`);
          }}
        />
      )}
      {!isCollapsed && found ? (
        <Box component="ul" aria-label={panelMessages.menuFound} aria-live="polite" sx={listSx}>
          {found.length > 0 ? links(found) : <Heading>{panelMessages.menuNone}</Heading>}
        </Box>
      ) : (
        <>
          {isCollapsed || last.length === 0 ? null : (
            <Box component="ul" aria-label={panelMessages.menuRecent} sx={{ ...listSx, mb: 0.5 }}>
              <Heading>{panelMessages.menuRecent}</Heading>
              {links(last)}
            </Box>
          )}
          <Box component="ul" aria-label={panelMessages.menuScreens} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {menu.map((section) => (
              <Section
                key={section.label}
                section={section}
                current={current}
                isCollapsed={isCollapsed}
                isOpen={isOpen(section)}
                onPress={() => handlePress(section)}
                onNavigate={leave}
              />
            ))}
          </Box>
        </>
      )}
    </Box>
  );
};
