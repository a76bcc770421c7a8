import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { bottomBar } from '../../../../ui/toast-room.ts';
import { saleTexts as texts } from '../shared/review.messages.ts';
import { KeyHint } from './key-hint.tsx';

/** A sale's buttons, always visible at the bottom of the window. */
export const StickyBar = ({ children }: { children: ReactNode }) => (
  <Box
    {...bottomBar}
    role="group"
    sx={{
      position: 'sticky',
      bottom: 0,
      zIndex: 2,
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      alignItems: 'center',
      gap: 0.5,
      p: 1.5,
      borderTop: 1,
      borderColor: 'divider',
      bgcolor: 'background.paper',
      borderRadius: '0 0 12px 12px',
      '& .MuiButton-root': { minHeight: 44, px: 1.25, flex: { xs: '1 1 0', sm: '0 0 auto' } },
    }}
  >
    {children}
  </Box>
);

/** Records the sale. */
export const SendButton = ({ busy, showKey = true }: { busy: boolean; showKey?: boolean }) => (
  <Button
    type="submit"
    variant="contained"
    loading={busy}
    loadingPosition="end"
    endIcon={showKey ? <KeyHint>A</KeyHint> : null}
    sx={{ order: { xs: -1, sm: 1 }, flexBasis: { xs: '100% !important', sm: 'auto !important' } }}
  >
    {texts.send}
  </Button>
);

interface ReviewBarProps {
  busy: boolean;
  hasPrevious: boolean;
  onPrevious: () => void;
  onSkip: () => void;
  onReject: () => void;
  onClose: () => void;
}

/** The decisions on a receipt, with their keys. */
export const ReviewBar = ({ busy, hasPrevious, onPrevious, onSkip, onReject, onClose }: ReviewBarProps) => (
  <StickyBar>
    <Tooltip title={texts.previous}>
      <span>
        <IconButton aria-label={texts.previous} disabled={!hasPrevious || busy} onClick={onPrevious} sx={{ width: 44, height: 44 }}>
          <ArrowBack />
        </IconButton>
      </span>
    </Tooltip>
    <Button color="inherit" disabled={busy} onClick={onSkip} endIcon={<KeyHint>J</KeyHint>}>
      {texts.skip}
    </Button>
    <Box sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
    <Button color="inherit" disabled={busy} onClick={onClose}>
      {texts.close}
    </Button>
    <Button variant="outlined" color="error" disabled={busy} onClick={onReject} endIcon={<KeyHint>R</KeyHint>}>
      {texts.reject}
    </Button>
    <SendButton busy={busy} />
  </StickyBar>
);
