import { useState } from 'react';
import type { Viewer } from '../../session/session-context.ts';
import type { Banners } from './banner-carousel.tsx';
import { BannerModal } from './banner-modal.tsx';
import { IntroBanner } from './intro-banner.tsx';

/** The session remembers that the banners were shown (document 002 §2). */
const SHOWN_FLAG = 'showedModal';

const wasShown = () => sessionStorage.getItem(SHOWN_FLAG) === 'true';

/**
 * Greets a member on entry: today's banners one at a time, once per session, then the introduction. Nothing shows before the programme's
 * rules are accepted.
 */
export const EntryBanners = ({ viewer, banners }: { viewer: Viewer; banners: Banners | undefined }) => {
  const [isShown, setShown] = useState(wasShown);
  const handleDone = () => {
    sessionStorage.setItem(SHOWN_FLAG, 'true');
    setShown(true);
  };
  if (viewer.aceitouRegulamento === false || !banners) return null;
  if (!isShown && banners.length > 0) return <BannerModal banners={banners} onDone={handleDone} />;
  return <IntroBanner viewer={viewer} />;
};
