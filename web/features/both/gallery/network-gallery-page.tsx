import { useSearchParams } from 'react-router';
import { useViewer } from '../../../session/session-context.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useNetworkGalleryQuery } from './gallery.generated.ts';
import { galleryTexts as texts } from './gallery.messages.ts';
import { shownName } from './media.ts';
import { MEDIA_PER_PAGE, MediaGrid } from './media-grid.tsx';

/** The storefront's Fotos e Vídeos: prizes delivered to the seller's network, or a consumer's own redemptions (document 002 §2). */
export const NetworkGalleryPage = () => {
  const [address, setAddress] = useSearchParams();
  const own = texts[useViewer()?.kind === 'CONSUMER' ? 'CONSUMER' : 'SELLER'];
  const page = Math.max(1, Number.parseInt(address.get('page') ?? '1', 10) || 1);
  const { data, previousData, loading, error, refetch } = useNetworkGalleryQuery({
    variables: { options: { page, pageSize: MEDIA_PER_PAGE } },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <>
      <PageHeader title={texts.title} description={own.description} />
      <MediaGrid
        list={(data ?? (loading ? previousData : undefined))?.networkGallery}
        error={error}
        onRetry={() => void refetch()}
        page={page}
        onPage={(next) => setAddress({ page: String(next) })}
        emptyHint={own.emptyHint}
        nameOf={shownName}
      />
    </>
  );
};
