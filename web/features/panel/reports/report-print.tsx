import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ListAction } from '../../../lists/list-types.ts';
import { reportTexts as texts } from './reports.messages.ts';

/** Paper holds the report alone: its title, what was chosen, and ink on white, whatever the theme, without the frame and its buttons. */
const PRINT = {
  '@page': { size: 'A4 landscape', margin: '10mm' },
  '@media print': {
    'header:not(main *), footer:not(main *), nav, aside, button, .MuiDrawer-root, [role="search"], .table-actions, .MuiTableSortLabel-icon':
      {
        display: 'none !important',
      },
    'div:has(> main)': { paddingLeft: '0 !important' },
    main: { padding: '0 !important', maxWidth: 'none !important' },
    // A wide table scrolls on a screen; paper has to hold all of it.
    '.MuiTableContainer-root': { overflow: 'visible !important' },
    'main th, main td': { whiteSpace: 'normal !important', padding: '2px 3px !important', fontSize: '6.5pt !important' },
    'html, body, #root, #root > div, main, main *': {
      color: '#000 !important',
      backgroundColor: 'transparent !important',
      boxShadow: 'none !important',
    },
    'section, tr': { breakInside: 'avoid' },
  },
};

/** What the browser prints of a report, or saves as PDF. */
export const PrintStyles = () => <GlobalStyles styles={PRINT} />;

/** The act of a list screen that prints it. */
export const printAction: ListAction = { label: texts.print, icon: <PrintOutlined />, onClick: () => window.print(), secondary: true };

/** Prints the report, or saves it as PDF through the browser. */
export const PrintButton = () => (
  <>
    <PrintStyles />
    <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => window.print()} sx={{ minHeight: 44 }}>
      {texts.print}
    </Button>
  </>
);

/** What can be done with a whole report: print it, or take its rows as CSV when there are any. */
export const PrintAndDownload = ({ disabled, onDownload }: { disabled: boolean; onDownload: () => void }) => (
  <>
    <PrintButton />
    <Button variant="outlined" startIcon={<DownloadOutlined />} disabled={disabled} onClick={onDownload} sx={{ minHeight: 44 }}>
      {texts.exportCsv}
    </Button>
  </>
);
