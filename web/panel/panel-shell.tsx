import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { lazy, Suspense, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { Outlet, useLocation, useMatches } from 'react-router';
import { PauseBanner } from '../features/panel/operation/pause-banner.tsx';
import { useCan } from '../session/session-context.ts';
import { Brand, BrandMark } from '../ui/brand-mark.tsx';
import { PageErrorBoundary } from '../ui/error-boundary.tsx';
import { setKeyHelpOpen, useIsKeyHelpOpen } from '../ui/key-help.ts';
import { NavigationProgress } from '../ui/navigation-progress.tsx';
import type { PanelHandle } from '../ui/route-handle.ts';
import { MAIN_ID, SkipLink } from '../ui/skip-link.tsx';
import { useShortcuts } from '../ui/use-shortcuts.ts';
import { ForbiddenState } from './forbidden-state.tsx';
import { panelMessages } from './panel.messages.ts';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';
import { useMenuState } from './use-menu-state.ts';
import { usePanelMenu } from './use-panel-menu.ts';

const KeyHelpDialog = lazy(async () => ({ default: (await import('./key-help-dialog.tsx')).KeyHelpDialog }));
const CommandPalette = lazy(async () => ({ default: (await import('./command-palette.tsx')).CommandPalette }));

/** Width of the menu expanded and collapsed, in pixels (document 000 §9). */
const WIDTHS = { expanded: 250, collapsed: 70 };

/** Whether the person may open the matched screen: typed addresses are checked like menu entries. */
const useMayOpen = (): boolean => {
  const can = useCan();
  return useMatches().every(({ handle }) => {
    const permission = (handle as PanelHandle | undefined)?.permission;
    return permission === undefined || can(permission);
  });
};

const SideHead = ({ isCollapsed }: { isCollapsed: boolean }) => (
  <Box sx={{ height: 60, flexShrink: 0, display: 'flex', alignItems: 'center', px: isCollapsed ? '17px' : 2.5 }}>
    {isCollapsed ? <BrandMark /> : <Brand size={34} />}
  </Box>
);

/** The frame of every panel screen: menu, bar, content. */
export const PanelShell = () => {
  const menu = usePanelMenu();
  const menuState = useMenuState();
  const { pathname } = useLocation();
  const mayOpen = useMayOpen();
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  useHotkeys('mod+k', () => setPaletteOpen(true), { preventDefault: true, enableOnFormTags: true });
  const isKeyHelpOpen = useIsKeyHelpOpen();
  useShortcuts({ '?': () => setKeyHelpOpen(true) });
  const { isDrawer, isDrawerOpen, setDrawerOpen, setCollapsed } = menuState;
  const isCollapsed = !isDrawer && menuState.isCollapsed;
  const width = isCollapsed ? WIDTHS.collapsed : WIDTHS.expanded;
  return (
    <Box sx={{ minHeight: '100dvh' }}>
      <SkipLink />
      <NavigationProgress />
      <Drawer
        variant={isDrawer ? 'temporary' : 'permanent'}
        open={!isDrawer || isDrawerOpen}
        onClose={() => setDrawerOpen(false)}
        slotProps={{
          paper: {
            sx: { width: isDrawer ? 290 : width, overflow: 'hidden', bgcolor: 'background.paper', transition: 'width 160ms' },
          },
        }}
      >
        <Box
          component="nav"
          aria-label={panelMessages.menu}
          sx={{ height: '100%', minHeight: 0, display: 'flex', flexDirection: 'column', overflow: 'hidden' }}
        >
          <SideHead isCollapsed={isCollapsed} />
          <SideMenu menu={menu} isCollapsed={isCollapsed} onExpand={() => setCollapsed(false)} onNavigate={() => setDrawerOpen(false)} />
        </Box>
      </Drawer>
      <Box sx={{ pl: isDrawer ? 0 : `${width}px`, transition: 'padding-left 160ms' }}>
        <TopBar menuState={menuState} onSearch={() => setPaletteOpen(true)} />
        <PauseBanner />
        <Box component="main" id={MAIN_ID} tabIndex={-1} sx={{ maxWidth: 1680, mx: 'auto', px: { xs: 2, sm: 3 }, py: 2, outline: 'none' }}>
          <PageErrorBoundary resetKey={pathname}>{mayOpen ? <Outlet context={menu} /> : <ForbiddenState />}</PageErrorBoundary>
        </Box>
      </Box>
      {isKeyHelpOpen && (
        <Suspense fallback={null}>
          <KeyHelpDialog onClose={() => setKeyHelpOpen(false)} />
        </Suspense>
      )}
      {isPaletteOpen && (
        <Suspense fallback={null}>
          <CommandPalette menu={menu} onClose={() => setPaletteOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
};
