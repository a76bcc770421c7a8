import Grid from '@mui/material/Grid';
import Pagination from '@mui/material/Pagination';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { FileDialog } from '../../../viewer/file-dialog.tsx';
import { galleryTexts as texts } from './gallery.messages.ts';
import type { Media } from './media.ts';
import { MediaCard } from './media-card.tsx';

/** Cards per page: fills whole rows of one, two, three or four. */
export const MEDIA_PER_PAGE = 12;

interface MediaGridProps {
  list: { items: readonly Media[]; total: number } | undefined;
  error: unknown;
  onRetry: () => void;
  page: number;
  onPage: (page: number) => void;
  emptyHint: string;
  nameOf: (media: Media) => string;
  acts?: (media: Media) => ReactNode;
}

/** Cards of photos and videos with a viewer: pictures zoom, videos play. */
export const MediaGrid = ({ list, error, onRetry, page, onPage, emptyHint, nameOf, acts }: MediaGridProps) => {
  const [open, setOpen] = useState<Media | null>(null);
  if (!list) return error ? <ErrorState onRetry={onRetry} /> : <LoadingState rows={4} />;
  if (list.total === 0) return <EmptyState title={texts.empty} text={emptyHint} />;
  const pages = Math.ceil(list.total / MEDIA_PER_PAGE);
  return (
    <>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {texts.results(list.total)}
      </Typography>
      <Grid container spacing={2}>
        {list.items.map((media) => (
          <Grid key={media.id} size={{ xs: 12, sm: 6, md: 4, lg: 3 }}>
            <MediaCard media={media} name={nameOf(media)} onOpen={setOpen} {...(acts ? { acts: acts(media) } : {})} />
          </Grid>
        ))}
      </Grid>
      {pages > 1 ? (
        <Pagination
          aria-label={texts.pages}
          count={pages}
          page={page}
          onChange={(_event, next) => onPage(next)}
          sx={{ mt: 3, display: 'flex', justifyContent: 'center' }}
        />
      ) : null}
      {open ? (
        <FileDialog
          title={nameOf(open)}
          files={[{ url: open.linkArquivo, type: open.tipoArquivo, title: nameOf(open) }]}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  );
};
