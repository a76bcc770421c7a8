import { formatDate } from '../../../../server/shared/dates.ts';
import { galleryTexts as texts } from './gallery.messages.ts';
import { type Media, mediaName, mediaPlace } from './media.ts';

interface Shared {
  /** Absolute, or relative to this page's origin. */
  url: string;
  expiraEm: string;
}

const messageOf = (media: Media, { url, expiraEm }: Shared, origin: string) =>
  [mediaName(media), mediaPlace(media), new URL(url, origin).href, texts.sharedUntil(formatDate(expiraEm))].join('\n');

/** A WhatsApp link that opens a message, addressed by the person. */
export const whatsappLink = (media: Media, shared: Shared, origin: string): string =>
  `https://wa.me/?text=${encodeURIComponent(messageOf(media, shared, origin))}`;

/** A mailto link that opens a message in the person's mail program. */
export const mailLink = (media: Media, shared: Shared, origin: string): string =>
  `mailto:?subject=${encodeURIComponent(mediaName(media))}&body=${encodeURIComponent(messageOf(media, shared, origin))}`;
