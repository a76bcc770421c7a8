import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { bannerTexts as texts } from './banner.messages.ts';
import { BANNER_RATIO } from './banner-slide.tsx';
import { CAROUSEL_CONTROLS_HEIGHT, Carousel } from './carousel.tsx';
import { useCurrentBannersQuery } from './current-banners.generated.ts';

/** The extra banner of those who are signed in (document 002 §2, Shell). */
const EXTRAS = {
  SELLER: { titulo: texts.sellerExtra, link: { to: '/premios-dia-dia', label: texts.sellerExtraLink } },
  CONSUMER: { titulo: texts.consumerExtra, link: { to: '/lojas-participantes', label: texts.consumerExtraLink } },
} as const;

/** The home carousel of those who are signed in: today's banners and one more. Its space is there from the start. */
export const BannerCarousel = ({ member }: { member: keyof typeof EXTRAS }) => {
  const { data, error } = useCurrentBannersQuery({ context: { silent: true } });
  if (!data && !error) {
    return (
      <Box sx={{ pb: `${CAROUSEL_CONTROLS_HEIGHT}px` }}>
        <Skeleton variant="rounded" height="auto" sx={{ aspectRatio: BANNER_RATIO, borderRadius: 1.5 }} />
      </Box>
    );
  }
  return <Carousel slides={[...(data?.currentBanners.items ?? []), { id: 'extra', image: null, ...EXTRAS[member] }]} />;
};
