import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useState } from 'react';
import { FileViewer, type ViewedFile } from '../../../../viewer/file-viewer.tsx';
import type { PictureLook } from '../../../../viewer/picture-frame.tsx';
import { usePictureLayer } from '../reading/use-picture-layer.tsx';
import { saleTexts as texts } from '../shared/review.messages.ts';

interface ReviewLayoutProps {
  /** The receipt's file; without one, the sale fills the page. */
  file: ViewedFile | null;
  look?: PictureLook;
  /** Shown instead of a file that no browser draws. */
  page?: ReactNode;
  onRetry?: () => unknown;
  /** What the receipt is compared with. */
  beside?: ReactNode;
  children: ReactNode;
}

/** Receipt on the left, sale on the right; stacked on narrow screens, with a collapsible receipt. */
export const ReviewLayout = ({ file, look, page, onRetry, beside, children }: ReviewLayoutProps) => {
  const isWide = useMediaQuery('(min-width:1200px)', { noSsr: true });
  const [isOpen, setOpen] = useState(true);
  const layer = usePictureLayer();
  if (!file) return <Box sx={{ maxWidth: 880 }}>{children}</Box>;
  const columns = beside ? 'minmax(0, 3fr) minmax(400px, 2fr)' : 'minmax(0, 1fr) minmax(520px, 1fr)';
  return (
    <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: isWide ? columns : 'minmax(0, 1fr)' }}>
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
          <Box
            sx={{
              display: 'grid',
              gridTemplate: isWide && beside ? 'minmax(0, 1fr) / repeat(2, minmax(0, 1fr))' : 'none / minmax(0, 1fr)',
              gridAutoRows: 'minmax(0, 1fr)',
              height: isWide ? 'calc(100dvh - 218px)' : beside ? '90dvh' : '52dvh',
              minHeight: 300,
              bgcolor: 'tint.neutral',
            }}
          >
            {page ?? <FileViewer {...file} look={look} layer={layer} {...(onRetry ? { onRetry } : {})} />}
            {beside}
          </Box>
        ) : null}
      </Paper>
      {children}
    </Box>
  );
};
