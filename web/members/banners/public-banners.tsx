import { lazy, Suspense, useEffect, useState } from 'react';
import { request } from '../../session/request.ts';
import { PublicBannersDocument, type PublicBannersQuery } from './public-banners.generated.ts';

// Lazy, so the page renders without the carousel or Apollo: most visitors arrive from a link on a phone.
const Carousel = lazy(async () => ({ default: (await import('./carousel.tsx')).Carousel }));

type Banners = PublicBannersQuery['currentBanners']['items'];

/** Today's banners for visitors; renders nothing while there are none. */
export const PublicBanners = () => {
  const [banners, setBanners] = useState<Banners>([]);
  useEffect(() => {
    let isCurrent = true;
    request(PublicBannersDocument, { options: { pageSize: -1 } }, { silent: true }).then(
      ({ currentBanners }) => isCurrent && setBanners(currentBanners.items),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return <Suspense fallback={null}>{banners.length > 0 && <Carousel slides={banners} />}</Suspense>;
};
