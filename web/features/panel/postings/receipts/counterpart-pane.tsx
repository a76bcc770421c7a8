import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { LoadingState } from '../../../../ui/loading-state.tsx';
import { FileViewer } from '../../../../viewer/file-viewer.tsx';
import type { PictureLook } from '../../../../viewer/picture-frame.tsx';
import { saleTexts as texts } from '../shared/review.messages.ts';
import type { Finding, Review } from './findings-list.tsx';
import { useCounterpart } from './use-counterpart.ts';

interface CounterpartPaneProps {
  review: Review;
  finding: Finding;
  look: PictureLook;
  onClose: () => void;
}

/** What a finding says the receipt resembles, beside the receipt. */
export const CounterpartPane = ({ review, finding, look, onClose }: CounterpartPaneProps) => {
  const file = useCounterpart(review, finding);
  return (
    <Box
      component="figure"
      sx={{
        m: 0,
        minWidth: 0,
        display: 'flex',
        flexDirection: 'column',
        borderStyle: 'solid',
        borderColor: 'divider',
        borderWidth: { xs: '1px 0 0', lg: '0 0 0 1px' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 1.5, bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}>
        <Box component="figcaption" sx={{ flex: 1, minWidth: 0, typography: 'subtitle2', overflowWrap: 'anywhere' }}>
          {file?.title ?? texts.compare}
        </Box>
        <Tooltip title={texts.stopComparing}>
          <IconButton aria-label={texts.stopComparing} onClick={onClose} sx={{ width: 44, height: 44 }}>
            <Close />
          </IconButton>
        </Tooltip>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>{file ? <FileViewer {...file} keys="none" look={look} /> : <LoadingState rows={4} />}</Box>
    </Box>
  );
};
