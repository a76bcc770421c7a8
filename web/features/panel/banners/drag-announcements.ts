import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import type { BannerRow } from './banner-look.ts';
import { dragTexts as texts } from './banners.messages.ts';

/** Screen-reader announcements in Portuguese while a banner is moved, with titles instead of ids. */
export const announcementsFor = (rows: readonly BannerRow[]): Announcements => {
  const title = (id: UniqueIdentifier) => rows.find((row) => row.id === id)?.titulo ?? '';
  const place = (id: UniqueIdentifier) => rows.findIndex((row) => row.id === id) + 1;
  return {
    onDragStart: ({ active }) => texts.picked(title(active.id), place(active.id), rows.length),
    onDragOver: ({ active, over }) => (over ? texts.moved(title(active.id), place(over.id), rows.length) : texts.outside(title(active.id))),
    onDragEnd: ({ active, over }) =>
      over ? texts.dropped(title(active.id), place(over.id), rows.length) : texts.cancelled(title(active.id)),
    onDragCancel: ({ active }) => texts.cancelled(title(active.id)),
  };
};
