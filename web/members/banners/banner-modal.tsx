import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { BANNER_HTML } from '../../../server/modules/banners/banner-html.rules.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { bannerTexts as texts } from './banner.messages.ts';
import { BANNER_RATIO, BannerSlide } from './banner-slide.tsx';
import type { CurrentBannersQuery } from './current-banners.generated.ts';

interface BannerModalProps {
  banners: CurrentBannersQuery['currentBanners']['items'];
  /** Called when all have been dismissed. */
  onDone: () => void;
}

/** Today's banners one at a time: dismissing one shows the next, the last closes the modal (document 002 §2, Shell). */
export const BannerModal = ({ banners, onDone }: BannerModalProps) => {
  const titleId = useId();
  const [current, setCurrent] = useState(0);
  const banner = banners[current];
  if (!banner) return null;
  const isLast = current === banners.length - 1;
  const handleNext = () => (isLast ? onDone() : setCurrent(current + 1));
  return (
    // Esc and the backdrop dismiss all of them: nobody has to go through every one.
    <Dialog open onClose={onDone} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      {banner.image && (
        <Box sx={{ aspectRatio: BANNER_RATIO, bgcolor: 'tint.neutral' }}>
          <BannerSlide slide={banner} isFirst />
        </Box>
      )}
      <DialogTitle id={titleId} component="h2" aria-live="polite">
        {banner.titulo}
      </DialogTitle>
      {banner.descricao && (
        <DialogContent sx={{ pt: 0 }}>
          <SafeHtml html={banner.descricao} {...BANNER_HTML} />
        </DialogContent>
      )}
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        {banners.length > 1 && (
          <Typography variant="body2" sx={{ mr: 'auto', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {texts.place(current + 1, banners.length)}
          </Typography>
        )}
        {!isLast && (
          <Button onClick={onDone} sx={{ minHeight: 44 }}>
            {texts.close}
          </Button>
        )}
        <Button variant="contained" onClick={handleNext} autoFocus sx={{ minHeight: 44 }}>
          {isLast ? texts.close : texts.nextBanner}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
