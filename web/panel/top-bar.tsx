import MenuIcon from '@mui/icons-material/Menu';
import MenuOpen from '@mui/icons-material/MenuOpen';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ColorModeToggle } from '../ui/color-mode-toggle.tsx';
import { AccountMenu } from './account-menu.tsx';
import { isMac } from './is-mac.ts';
import { paletteMessages } from './palette.messages.ts';
import { panelMessages } from './panel.messages.ts';
import type { MenuState } from './use-menu-state.ts';

const menuButton = (state: MenuState) => {
  if (state.isDrawer) return { label: panelMessages.openMenu, icon: <MenuIcon />, press: () => state.setDrawerOpen(true) };
  return state.isCollapsed
    ? { label: panelMessages.expandMenu, icon: <MenuIcon />, press: () => state.setCollapsed(false) }
    : { label: panelMessages.collapseMenu, icon: <MenuOpen />, press: () => state.setCollapsed(true) };
};

/** The bar above every screen: menu button, search, colour mode and account. */
export const TopBar = ({ menuState, onSearch }: { menuState: MenuState; onSearch: () => void }) => {
  const { label, icon, press } = menuButton(menuState);
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        height: 60,
        px: { xs: 1, sm: 2 },
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <IconButton aria-label={label} title={label} onClick={press}>
        {icon}
      </IconButton>
      <Box sx={{ flex: 1 }} />
      <IconButton
        aria-label={paletteMessages.searchTitle}
        title={paletteMessages.searchTitle}
        onClick={onSearch}
        sx={{ display: { xs: 'inline-flex', sm: 'none' } }}
      >
        <Search />
      </IconButton>
      <Button
        variant="outlined"
        color="inherit"
        onClick={onSearch}
        startIcon={<Search />}
        aria-keyshortcuts={isMac() ? 'Meta+K' : 'Control+K'}
        sx={{
          display: { xs: 'none', sm: 'inline-flex' },
          color: 'text.secondary',
          fontWeight: 500,
          minWidth: 220,
          justifyContent: 'flex-start',
        }}
      >
        {panelMessages.search}
        <Box component="kbd" sx={{ ml: 'auto', font: 'inherit', fontSize: '0.75rem' }}>
          {isMac() ? paletteMessages.searchShortcutMac : paletteMessages.searchShortcut}
        </Box>
      </Button>
      <ColorModeToggle />
      <AccountMenu />
    </Box>
  );
};
