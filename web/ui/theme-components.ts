import type { Components, Theme } from '@mui/material/styles';

/** Sizes in pixels that differ between the spacious storefront and the denser panel. */
export interface Density {
  controlHeight: number;
  controlPadding: string;
  cardPadding: number;
  cellPadding: string;
}

const focusRing = (theme: Theme) => ({
  outline: `3px solid ${theme.vars!.palette.primary.main}`,
  outlineOffset: 2,
});

/** Touch targets are at least 44 px, whatever the density. */
const TOUCH = '@media (pointer: coarse)';

const buttons = (density: Density): Components<Theme> => ({
  MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { fontFamily: 'inherit' } } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: density.controlHeight,
        padding: density.controlPadding,
        borderRadius: 8,
        fontWeight: 650,
        lineHeight: 1.2,
        textTransform: 'none',
        transition: 'background-color 140ms, border-color 140ms, color 140ms',
        '&.Mui-focusVisible': focusRing(theme),
        [TOUCH]: { minHeight: 44 },
      }),
      outlined: ({ theme }) => ({
        borderColor: theme.vars!.palette.divider,
        backgroundColor: theme.vars!.palette.background.paper,
        '&:hover': { borderColor: 'currentColor' },
      }),
      sizeLarge: { minHeight: density.controlHeight + 8, fontSize: '1.0625rem' },
      sizeSmall: { minHeight: density.controlHeight - 8, padding: '4px 10px' },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        minWidth: density.controlHeight,
        minHeight: density.controlHeight,
        '&.Mui-focusVisible': focusRing(theme),
        [TOUCH]: { minWidth: 44, minHeight: 44 },
      }),
      sizeSmall: { minWidth: 32, minHeight: 32 },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: ({ theme }) => ({
        fontWeight: 600,
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.2em',
        textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
        '&:hover': { textDecorationColor: 'currentColor' },
        '&:focus-visible': { ...focusRing(theme), borderRadius: 4 },
      }),
    },
  },
});

/** Labels sit above their field: they stay readable while it is filled and never overlap a mask. */
const fields = (density: Density): Components<Theme> => ({
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        fontSize: '0.875rem',
        lineHeight: 1.4,
        fontWeight: 600,
        whiteSpace: 'normal',
        color: theme.vars!.palette.text.primary,
        '&.Mui-disabled': { color: theme.vars!.palette.text.secondary },
      }),
      asterisk: ({ theme }) => ({ color: theme.vars!.palette.error.main }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        minHeight: density.controlHeight,
        backgroundColor: theme.vars!.palette.background.paper,
        [TOUCH]: { minHeight: 44 },
        '&.Mui-disabled, &.MuiInputBase-readOnly': { backgroundColor: theme.vars!.palette.tint.neutral },
      }),
      input: { height: 'auto', padding: '9px 12px' },
      // Multiline inputs apply their padding only once.
      multiline: { padding: '9px 12px', '& textarea': { padding: 0 } },
      notchedOutline: ({ theme }) => ({ top: 0, borderColor: theme.vars!.palette.text.disabled, '& legend': { display: 'none' } }),
    },
  },
  MuiAutocomplete: { styleOverrides: { inputRoot: { paddingTop: 0, paddingBottom: 0 } } },
  MuiFormHelperText: { styleOverrides: { root: { marginLeft: 0, marginTop: 6, fontSize: '0.8125rem', lineHeight: 1.4 } } },
  MuiCheckbox: {
    styleOverrides: { root: ({ theme }) => ({ borderRadius: 8, '&.Mui-focusVisible': focusRing(theme) }) },
  },
});

const surfaces = (density: Density): Components<Theme> => ({
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({ borderRadius: 12, border: `1px solid ${theme.vars!.palette.divider}` }),
    },
  },
  MuiCardContent: {
    styleOverrides: { root: { padding: density.cardPadding, '&:last-child': { paddingBottom: density.cardPadding } } },
  },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 12 } } },
  MuiDialogTitle: { styleOverrides: { root: { fontWeight: 700, fontSize: '1.25rem', padding: '24px 24px 8px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 24px', gap: 8 } } },
  MuiMenu: {
    styleOverrides: { paper: ({ theme }) => ({ borderRadius: 12, border: `1px solid ${theme.vars!.palette.divider}`, marginTop: 4 }) },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 44 } } },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        fontSize: '0.8125rem',
        borderRadius: 8,
        padding: '6px 10px',
        backgroundColor: theme.vars!.palette.text.primary,
        color: theme.vars!.palette.background.paper,
      }),
    },
  },
  MuiChip: {
    styleOverrides: { root: { borderRadius: 8, fontWeight: 600 }, label: { paddingInline: 10 } },
  },
  MuiSkeleton: { defaultProps: { animation: 'wave' }, styleOverrides: { root: { borderRadius: 8 } } },
});

/** Rules instead of boxes, plain headings, tabular numerals. */
const tables = (density: Density): Components<Theme> => ({
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ padding: density.cellPadding, borderBottomColor: theme.vars!.palette.divider }),
      head: ({ theme }) => ({ fontSize: '0.8125rem', fontWeight: 650, color: theme.vars!.palette.text.secondary, lineHeight: 1.3 }),
    },
  },
  MuiTabs: { styleOverrides: { indicator: { height: 3, borderRadius: 3 } } },
  MuiTab: { styleOverrides: { root: { minHeight: 44, textTransform: 'none', fontWeight: 600, fontSize: '0.9375rem' } } },
});

/** Styles for every control, so no screen shows MUI's defaults. */
export const themeComponents = (density: Density): Components<Theme> => ({
  ...buttons(density),
  ...fields(density),
  ...surfaces(density),
  ...tables(density),
});
