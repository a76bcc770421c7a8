import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { bannerTexts as texts } from './banner.messages.ts';
import { BANNER_RATIO } from './banner-slide.tsx';
import { CAROUSEL_CONTROLS_HEIGHT, Carousel } from './carousel.tsx';
import type { CurrentBannersQuery } from './current-banners.generated.ts';

/** The extra banner for signed-in members (document 002 §2, Shell). */
const EXTRAS = {
  SELLER: { titulo: texts.sellerExtra, link: { to: '/premios-dia-dia', label: texts.sellerExtraLink } },
  CONSUMER: { titulo: texts.consumerExtra, link: { to: '/lojas-participantes', label: texts.consumerExtraLink } },
} as const;

/** Today's banners. */
export type Banners = CurrentBannersQuery['currentBanners']['items'];

interface BannerCarouselProps {
  member: keyof typeof EXTRAS;
  /** Undefined while loading. */
  banners: Banners | undefined;
}

/** The home carousel of signed-in members: today's banners and an extra one. Its space is reserved from the start. */
export const BannerCarousel = ({ member, banners }: BannerCarouselProps) => {
  if (!banners) {
    return (
      <Box sx={{ pb: `${CAROUSEL_CONTROLS_HEIGHT}px` }}>
        <Skeleton variant="rounded" height="auto" sx={{ aspectRatio: BANNER_RATIO, borderRadius: 1.5 }} />
      </Box>
    );
  }
  return <Carousel slides={[...banners, { id: 'extra', image: null, ...EXTRAS[member] }]} />;
};
