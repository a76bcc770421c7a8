import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { bannerTexts as texts } from './banner.messages.ts';
import { BANNER_RATIO } from './banner-slide.tsx';
import { CAROUSEL_CONTROLS_HEIGHT, Carousel } from './carousel.tsx';
import type { CurrentBannersQuery } from './current-banners.generated.ts';

/** The extra banner of those who are signed in (document 002 §2, Shell). */
const EXTRAS = {
  SELLER: { titulo: texts.sellerExtra, link: { to: '/premios-dia-dia', label: texts.sellerExtraLink } },
  CONSUMER: { titulo: texts.consumerExtra, link: { to: '/lojas-participantes', label: texts.consumerExtraLink } },
} as const;

/** Today's banners. */
export type Banners = CurrentBannersQuery['currentBanners']['items'];

interface BannerCarouselProps {
  member: keyof typeof EXTRAS;
  /** Undefined until they are known. */
  banners: Banners | undefined;
}

/** The home carousel of those who are signed in: today's banners and one more. Its space is there from the start. */
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
