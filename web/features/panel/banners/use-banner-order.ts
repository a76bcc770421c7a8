import { arrayMove } from '@dnd-kit/sortable';
import { useState } from 'react';
import { toast } from '../../../ui/toast.ts';
import type { BannerRow } from './banner-look.ts';
import { useReorderBannersMutation } from './banners.generated.ts';
import { bannerTexts as texts } from './banners.messages.ts';

interface BannerOrder {
  /** In the order on screen: the new one at once, the server's if it refuses. */
  rows: readonly BannerRow[];
  move: (id: string, overId: string) => Promise<void>;
}

/**
 * Moves a banner and saves the whole order, starting from 1 (document 001 §4). Updates the screen optimistically and reloads the server's
 * order afterwards, also on failure.
 */
export const useBannerOrder = (saved: readonly BannerRow[], refetch: () => Promise<unknown>): BannerOrder => {
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const [reorder] = useReorderBannersMutation({ context: { silent: true } });
  const places = wanted && new Map(wanted.map((id, index) => [id, index]));
  const rows = places ? saved.toSorted((a, b) => (places.get(a.id) ?? saved.length) - (places.get(b.id) ?? saved.length)) : saved;
  const move = async (id: string, overId: string) => {
    const ids = rows.map((row) => row.id);
    const next = arrayMove(ids, ids.indexOf(id), ids.indexOf(overId));
    setWanted(next);
    const places = next.map((banner, index) => ({ id: banner, ordem: index + 1 }));
    try {
      await reorder({ variables: { banners: places } });
      toast.success(texts.reordered, { seconds: 3 });
    } catch {
      toast.error(texts.reorderFailed);
    }
    try {
      await refetch();
    } finally {
      // A later move is in progress; its own answer settles the order.
      setWanted((current) => (current === next ? null : current));
    }
  };
  return { rows, move };
};
