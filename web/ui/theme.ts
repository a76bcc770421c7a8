import { createTheme, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { darkPalette, lightPalette } from './palette.ts';
import { type Density, themeComponents } from './theme-components.ts';

/** Storage key of the chosen colour mode; `public/color-mode.js` reads it before the first paint. */
export const COLOR_MODE_KEY = 'fidelidade-tema';

const STOREFRONT: Density = { controlHeight: 48, controlPadding: '10px 20px', cardPadding: 24, cellPadding: '14px 16px' };
const PANEL: Density = { controlHeight: 40, controlPadding: '7px 14px', cardPadding: 20, cellPadding: '9px 12px' };

/** Five font sizes in rem; the panel's are one step smaller. */
interface Scale {
  display: string;
  title: string;
  heading: string;
  body: string;
  small: string;
}

const SCALES: Record<'storefront' | 'panel', Scale> = {
  storefront: {
    display: 'clamp(2.125rem, 1.5rem + 2.6vw, 3.25rem)',
    title: '1.75rem',
    heading: '1.25rem',
    body: '1rem',
    small: '0.875rem',
  },
  panel: { display: '2rem', title: '1.5rem', heading: '1.0625rem', body: '0.9375rem', small: '0.8125rem' },
};

const typography = (scale: Scale) => ({
  fontFamily: '"Figtree Variable", system-ui, -apple-system, "Segoe UI", sans-serif',
  h1: { fontSize: scale.display, fontWeight: 750, lineHeight: 1.08, letterSpacing: '-0.025em' },
  h2: { fontSize: scale.title, fontWeight: 700, lineHeight: 1.2, letterSpacing: '-0.018em' },
  h3: { fontSize: scale.heading, fontWeight: 680, lineHeight: 1.3, letterSpacing: '-0.01em' },
  h4: { fontSize: scale.body, fontWeight: 680, lineHeight: 1.4 },
  h5: { fontSize: scale.body, fontWeight: 650, lineHeight: 1.4 },
  h6: { fontSize: scale.small, fontWeight: 650, lineHeight: 1.4 },
  subtitle1: { fontSize: scale.heading, fontWeight: 450, lineHeight: 1.5 },
  subtitle2: { fontSize: scale.small, fontWeight: 650, lineHeight: 1.4 },
  body1: { fontSize: scale.body, lineHeight: 1.55 },
  body2: { fontSize: scale.small, lineHeight: 1.5 },
  button: { fontSize: scale.body },
  caption: { fontSize: scale.small, lineHeight: 1.4 },
});

const themeOf = (name: 'storefront' | 'panel', density: Density, lightBackground: string): Theme =>
  createTheme({
    cssVariables: { colorSchemeSelector: 'data-tema' },
    colorSchemes: {
      light: { palette: { ...lightPalette, background: { ...lightPalette.background, default: lightBackground } } },
      dark: { palette: darkPalette },
    },
    spacing: 8,
    shape: { borderRadius: 8 },
    typography: typography(SCALES[name]),
    transitions: {
      duration: { shortest: 90, shorter: 120, short: 140, standard: 160, complex: 190, enteringScreen: 160, leavingScreen: 120 },
    },
    components: themeComponents(density),
  });

/** The members' pages: warm and spacious. */
export const storefrontTheme = themeOf('storefront', STOREFRONT, '#FAF6EF');

/** The staff's pages: denser and calmer. */
export const panelTheme = themeOf('panel', PANEL, '#F7F5F1');
