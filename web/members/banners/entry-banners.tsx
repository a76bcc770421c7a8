import { useState } from 'react';
import type { Viewer } from '../../session/session-context.ts';
import type { Banners } from './banner-carousel.tsx';
import { BannerModal } from './banner-modal.tsx';

/** The session remembers that the dialog was shown (document 002 §2). */
const SHOWN_FLAG = 'showedModal';

const wasShown = () => sessionStorage.getItem(SHOWN_FLAG) === 'true';
/** The browser remembers which members have read the introduction. */
const introKeyOf = ({ kind, id }: Viewer) => `boas-vindas-${kind}-${id}`;

/**
 * Greets a member on entry in one dialog, once per session: the introduction, the first time, then today's banners. Nothing shows before
 * the programme's rules are accepted.
 */
export const EntryBanners = ({ viewer, banners }: { viewer: Viewer; banners: Banners | undefined }) => {
  const [isShown, setShown] = useState(wasShown);
  const [isNew] = useState(() => localStorage.getItem(introKeyOf(viewer)) === null);
  const handleDone = () => {
    sessionStorage.setItem(SHOWN_FLAG, 'true');
    localStorage.setItem(introKeyOf(viewer), 'lida');
    setShown(true);
  };
  if (isShown || viewer.aceitouRegulamento === false || !banners) return null;
  return <BannerModal banners={banners} intro={isNew ? viewer.kind : null} onDone={handleDone} />;
};
