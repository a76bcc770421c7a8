import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ListAction } from '../../lists/list-types.ts';
import { reportTexts as texts } from './reports.messages.ts';

/** Paper holds the report alone: ink on white, whatever the theme, without the frame, its buttons and its filters. */
const PRINT = {
  '@media print': {
    'header, footer, nav, aside, button': { display: 'none !important' },
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
