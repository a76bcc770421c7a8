import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { SortableList } from '../../../ui/sortable-list.tsx';
import { BannerItem } from './banner-item.tsx';
import type { BannerRow } from './banner-look.ts';
import { bannerTexts as texts } from './banners.messages.ts';

interface BannerListProps {
  rows: readonly BannerRow[];
  canEdit: boolean;
  canMove: boolean;
  canDelete: boolean;
  onMove: (id: string, overId: string) => void;
  onToggle: (banner: BannerRow) => void;
  onRemove: (banner: BannerRow) => void;
}

/** Banners in order, movable by drag or keyboard. */
export const BannerList = ({ rows, canEdit, canMove, canDelete, onMove, onToggle, onRemove }: BannerListProps) => (
  <SortableList items={rows.map(({ id, titulo }) => ({ id, title: titulo }))} onMove={onMove}>
    <Paper variant="outlined">
      <Box component="ol" aria-label={texts.list} sx={{ listStyle: 'none', m: 0, p: 0, borderRadius: 'inherit' }}>
        {rows.map((banner, index) => (
          <BannerItem
            key={banner.id}
            banner={banner}
            place={index + 1}
            canEdit={canEdit}
            canMove={canMove}
            canDelete={canDelete}
            onToggle={() => onToggle(banner)}
            onRemove={() => onRemove(banner)}
          />
        ))}
      </Box>
    </Paper>
  </SortableList>
);
