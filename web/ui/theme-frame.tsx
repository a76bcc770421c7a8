import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { AppGlobalStyles } from './global-styles.tsx';
import { COLOR_MODE_KEY, panelTheme, storefrontTheme } from './theme.ts';

/** Applies the panel's or the storefront's theme, in the remembered colour mode. */
export const ThemeFrame = ({ area, children }: { area: 'panel' | 'storefront'; children: ReactNode }) => (
  <ThemeProvider theme={area === 'panel' ? panelTheme : storefrontTheme} defaultMode="system" modeStorageKey={COLOR_MODE_KEY}>
    <CssBaseline />
    <AppGlobalStyles />
    {children}
  </ThemeProvider>
);
