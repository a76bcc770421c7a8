import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useState } from 'react';
import { FileViewer, type ViewedFile } from '../../../../viewer/file-viewer.tsx';
import { saleTexts as texts } from '../review.messages.ts';

interface ReviewLayoutProps {
  /** The receipt's file; without one, the sale fills the page. */
  file: ViewedFile | null;
  onRetry?: () => unknown;
  children: ReactNode;
}

/** Receipt on the left, sale on the right; stacked on narrow screens, with a collapsible receipt. */
export const ReviewLayout = ({ file, onRetry, children }: ReviewLayoutProps) => {
  const isWide = useMediaQuery('(min-width:1200px)', { noSsr: true });
  const [isOpen, setOpen] = useState(true);
  if (!file) return <Box sx={{ maxWidth: 880 }}>{children}</Box>;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: isWide ? 'minmax(0, 1fr) minmax(520px, 1fr)' : 'minmax(0, 1fr)',
      }}
    >
      <Paper
        variant="outlined"
        component="section"
        aria-label={texts.receipt}
        sx={isWide ? { position: 'sticky', top: 76, overflow: 'hidden' } : { overflow: 'hidden' }}
      >
        {isWide ? null : (
          <Button
            fullWidth
            color="inherit"
            aria-expanded={isOpen}
            endIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
            onClick={() => setOpen(!isOpen)}
            sx={{ minHeight: 44, justifyContent: 'space-between', px: 2 }}
          >
            {isOpen ? texts.hideReceipt : texts.showReceipt}
          </Button>
        )}
        {isWide || isOpen ? (
          <Box sx={{ height: isWide ? 'calc(100dvh - 218px)' : '52dvh', minHeight: 300, bgcolor: 'tint.neutral' }}>
            <FileViewer {...file} {...(onRetry ? { onRetry } : {})} />
          </Box>
        ) : null}
      </Paper>
      {children}
    </Box>
  );
};
