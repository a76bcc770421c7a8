import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { BANNER_HTML } from '../../../server/modules/banners/banner-html.rules.ts';
import { useProgramme } from '../../session/programme.tsx';
import type { Viewer } from '../../session/session-context.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { bannerTexts as texts } from './banner.messages.ts';
import { BANNER_RATIO, BannerSlide } from './banner-slide.tsx';
import type { CurrentBannersQuery } from './current-banners.generated.ts';

interface BannerModalProps {
  banners: CurrentBannersQuery['currentBanners']['items'];
  /** Whom the introduction addresses; null without one. */
  intro: Viewer['kind'] | null;
  /** Called when all have been dismissed. */
  onDone: () => void;
}

const Introduction = ({ kind }: { kind: Viewer['kind'] }) => (
  <>
    <Typography sx={{ mb: 1 }}>{kind === 'SELLER' ? texts.introSeller : texts.introConsumer}</Typography>
    <TextLink to="/regulamento" sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
      {texts.introLink}
    </TextLink>
  </>
);

/**
 * The introduction and today's banners, one page at a time: "Próximo" shows the next, the last closes the dialog (document 002 §2, Shell).
 */
export const BannerModal = ({ banners, intro, onDone }: BannerModalProps) => {
  const titleId = useId();
  const { nome } = useProgramme();
  const [current, setCurrent] = useState(0);
  const total = banners.length + (intro ? 1 : 0);
  const banner = banners[intro ? current - 1 : current];
  if (total === 0) return null;
  const isLast = current === total - 1;
  const handleNext = () => (isLast ? onDone() : setCurrent(current + 1));
  return (
    // Esc and the backdrop dismiss all of them: nobody has to go through every one.
    <Dialog open onClose={onDone} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      {banner?.image && (
        <Box sx={{ aspectRatio: BANNER_RATIO, bgcolor: 'tint.neutral' }}>
          <BannerSlide slide={banner} isFirst />
        </Box>
      )}
      <DialogTitle id={titleId} component="h2" aria-live="polite">
        {banner ? banner.titulo : texts.introTitle(nome)}
      </DialogTitle>
      {!banner && intro && (
        <DialogContent sx={{ pt: 0 }}>
          <Introduction kind={intro} />
        </DialogContent>
      )}
      {banner?.descricao && (
        <DialogContent sx={{ pt: 0 }}>
          <SafeHtml html={banner.descricao} {...BANNER_HTML} />
        </DialogContent>
      )}
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        {total > 1 && (
          <Typography variant="body2" sx={{ mr: 'auto', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {texts.place(current + 1, total)}
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
