import type { PaletteOptions } from '@mui/material/styles';

/** Soft backgrounds for states, icons and notices; text on them uses the main colour of the same name. */
export interface TintPalette {
  primary: string;
  secondary: string;
  success: string;
  warning: string;
  error: string;
  info: string;
  neutral: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    tint: TintPalette;
  }
  interface PaletteOptions {
    tint?: TintPalette;
  }
}

/** Ink on warm off-white, deep teal for a screen's main action, amber for points and progress. Every pair meets WCAG AA. */
export const lightPalette: PaletteOptions = {
  primary: { main: '#0B6158', light: '#2C857B', dark: '#074840', contrastText: '#FFFFFF' },
  secondary: { main: '#8F5200', light: '#F2B233', dark: '#6E3F00', contrastText: '#FFFFFF' },
  success: { main: '#1B6B3C', light: '#3B8F5C', dark: '#124F2B', contrastText: '#FFFFFF' },
  warning: { main: '#8A5200', light: '#E5A62E', dark: '#693E00', contrastText: '#FFFFFF' },
  error: { main: '#B3261E', light: '#D1564F', dark: '#8C1D17', contrastText: '#FFFFFF' },
  info: { main: '#24578F', light: '#4A7DB5', dark: '#183F6B', contrastText: '#FFFFFF' },
  text: { primary: '#1B2523', secondary: '#55605D', disabled: '#8B9491' },
  background: { default: '#FAF6EF', paper: '#FFFFFF' },
  divider: '#E5DDD0',
  action: { hover: 'rgba(27, 37, 35, 0.05)', selected: 'rgba(11, 97, 88, 0.10)' },
  tint: {
    primary: '#DFEFEB',
    secondary: '#FCEFD2',
    success: '#E0F1E5',
    warning: '#FCEFD2',
    error: '#FBE5E2',
    info: '#E3EDF8',
    neutral: '#F1EBE1',
  },
};

export const darkPalette: PaletteOptions = {
  primary: { main: '#63CDBD', light: '#8FDFD2', dark: '#3FA899', contrastText: '#04211D' },
  secondary: { main: '#F3BE5C', light: '#F7D18B', dark: '#C8932F', contrastText: '#271800' },
  success: { main: '#77D09A', light: '#9DDFB6', dark: '#4FA873', contrastText: '#04210F' },
  warning: { main: '#F3BE5C', light: '#F7D18B', dark: '#C8932F', contrastText: '#271800' },
  error: { main: '#FF9A90', light: '#FFBAB3', dark: '#D96A60', contrastText: '#330502' },
  info: { main: '#92BEF2', light: '#B5D3F7', dark: '#6190C7', contrastText: '#041B33' },
  text: { primary: '#EFEAE1', secondary: '#AEB8B4', disabled: '#77827E' },
  background: { default: '#121817', paper: '#1A2220' },
  divider: '#2F3A37',
  action: { hover: 'rgba(239, 234, 225, 0.06)', selected: 'rgba(99, 205, 189, 0.16)' },
  tint: {
    primary: '#17342F',
    secondary: '#372B12',
    success: '#163323',
    warning: '#372B12',
    error: '#3D1E1B',
    info: '#1A2D44',
    neutral: '#242D2A',
  },
};
