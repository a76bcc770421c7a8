import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import { useSearchParams } from 'react-router';
import { addDays, isCalendarDate, toSaoPauloDate } from '../../../../server/shared/dates.ts';
import { useCan } from '../../../session/session-context.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { rowIdOf } from '../../../ui/row-id.ts';
import { useGalleryQuery } from './gallery.generated.ts';
import { galleryTexts as texts } from './gallery.messages.ts';
import { GalleryFilters, type GalleryPeriod } from './gallery-filters.tsx';
import { mediaName } from './media.ts';
import { MediaActs } from './media-acts.tsx';
import { MEDIA_PER_PAGE, MediaGrid } from './media-grid.tsx';

const DEFAULT_DAYS = 7;
const NO_DAY = 'todas';

/** A date from the URL: missing means the default, 'todas' no limit. */
const dayOf = (text: string | null, fallback: string) => (text === NO_DAY ? '' : text && isCalendarDate(text) ? text : fallback);

/** Network, dates and page from the URL; without dates, the last seven days (document 001 §9). */
const useGalleryAddress = () => {
  const [address, setAddress] = useSearchParams();
  const today = toSaoPauloDate(new Date());
  const chosen: GalleryPeriod = {
    networkId: rowIdOf(address.get('rede')),
    de: dayOf(address.get('de'), addDays(today, -DEFAULT_DAYS)),
    ate: dayOf(address.get('ate'), today),
  };
  const search = ({ networkId, de, ate }: GalleryPeriod) =>
    setAddress({ ...(networkId ? { rede: networkId } : {}), de: de || NO_DAY, ate: ate || NO_DAY });
  const turn = (page: number) =>
    setAddress((before) => {
      before.set('page', String(page));
      return before;
    });
  return { chosen, search, turn, page: Math.max(1, Number.parseInt(address.get('page') ?? '1', 10) || 1) };
};

/** The panel's Fotos e Vídeos (document 001 §2). */
export const GalleryPage = () => {
  const can = useCan();
  const { chosen, search, turn, page } = useGalleryAddress();
  const { networkId, de, ate } = chosen;
  const { data, previousData, loading, error, refetch } = useGalleryQuery({
    variables: {
      options: { page, pageSize: MEDIA_PER_PAGE },
      filter: { ...(networkId ? { networkId } : {}), ...(de ? { de } : {}), ...(ate ? { ate } : {}) },
    },
    fetchPolicy: 'cache-and-network',
  });
  const upload = can('gallery:upload') ? (
    <ButtonLink to="/painel/processar/foto-video" variant="contained" startIcon={<AddPhotoAlternateOutlined />} sx={{ minHeight: 44 }}>
      {texts.upload}
    </ButtonLink>
  ) : undefined;
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} actions={upload} />
      <GalleryFilters key={`${networkId} ${de} ${ate}`} chosen={chosen} onSearch={search} />
      <MediaGrid
        list={(data ?? (loading ? previousData : undefined))?.gallery}
        error={error}
        onRetry={() => void refetch()}
        page={page}
        onPage={turn}
        emptyHint={texts.emptyHint}
        nameOf={mediaName}
        acts={(media) => <MediaActs media={media} />}
      />
    </>
  );
};
