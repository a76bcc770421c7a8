import GlobalStyles from '@mui/material/GlobalStyles';

/** Global rules that belong to no component. */
export const AppGlobalStyles = () => (
  <GlobalStyles
    styles={(theme) => ({
      html: { scrollPaddingTop: 88, WebkitTextSizeAdjust: '100%' },
      body: {
        fontVariantNumeric: 'tabular-nums',
        fontFeatureSettings: '"tnum"',
        WebkitFontSmoothing: 'antialiased',
        textRendering: 'optimizeLegibility',
      },
      // The first frame occupies the client's place (web/first-page).
      '#root, #quadro': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
      // A long word breaks rather than leave a narrow screen, or one with enlarged text.
      'h1, h2, h3': { textWrap: 'balance', overflowWrap: 'anywhere' },
      'p a, footer a': { overflowWrap: 'anywhere' },
      'p, li': { textWrap: 'pretty' },
      ':focus-visible': { outlineColor: theme.vars!.palette.primary.main },
      '::selection': { backgroundColor: theme.vars!.palette.tint.primary },
      // The date pickers draw their own outline; their label sits above it, as in every other field.
      '.MuiPickersOutlinedInput-notchedOutline': { top: '0 !important', '& legend': { display: 'none' } },
      '.MuiPickersOutlinedInput-root': { borderRadius: 8 },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    })}
  />
);
