import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ListAction } from '../../../lists/list-types.ts';
import { reportTexts as texts } from './reports.messages.ts';

/** Prints only the report: its title, the chosen filters, and black on white whatever the theme, without the frame and its buttons. */
const PRINT = {
  '@page': { size: 'A4 landscape', margin: '10mm' },
  '@media print': {
    'header:not(main *), footer:not(main *), nav, aside, button, .MuiDrawer-root, [role="search"], .table-actions, .MuiTableSortLabel-icon':
      {
        display: 'none !important',
      },
    'div:has(> main)': { paddingLeft: '0 !important' },
    main: { padding: '0 !important', maxWidth: 'none !important' },
    // On screen a wide table scrolls; paper must show all of it.
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

/** Print styles of a report, also for saving as PDF. */
export const PrintStyles = () => <GlobalStyles styles={PRINT} />;

/** The print action of a list screen. */
export const printAction: ListAction = { label: texts.print, icon: <PrintOutlined />, onClick: () => window.print(), secondary: true };

/** Prints the report, or saves it as PDF from the browser. */
export const PrintButton = () => (
  <>
    <PrintStyles />
    <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => window.print()} sx={{ minHeight: 44 }}>
      {texts.print}
    </Button>
  </>
);

/** Actions on a whole report: print it, or download its rows as CSV if there are any. */
export const PrintAndDownload = ({ disabled, onDownload }: { disabled: boolean; onDownload: () => void }) => (
  <>
    <PrintButton />
    <Button variant="outlined" startIcon={<DownloadOutlined />} disabled={disabled} onClick={onDownload} sx={{ minHeight: 44 }}>
      {texts.exportCsv}
    </Button>
  </>
);
