import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect } from 'react';
import { ScoringType } from '../../../../server/shared/enums.ts';
import { firstWord } from '../../../../server/shared/text.ts';
import { BannerCarousel } from '../../../members/banners/banner-carousel.tsx';
import { useTodaysBanners } from '../../../members/banners/use-todays-banners.ts';
import { ExpiryForecast } from '../../../members/expiry-forecast.tsx';
import { HomeHead } from '../../../members/home-head.tsx';
import { RecentReceipts } from '../../../members/receipt/recent-receipts.tsx';
import { useSession, useViewer } from '../../../session/session-context.ts';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { BalanceCard } from './balance-card.tsx';
import { balanceTexts } from './balance-texts.ts';
import { CardArea } from './card-area.tsx';
import { RecentPoints } from './recent-points.tsx';
import { Redeemable } from './redeemable.tsx';
import { useSellerHomeQuery } from './seller-home.generated.ts';
import { homeTexts as texts } from './seller-home.messages.ts';
import { Shortcuts } from './shortcuts.tsx';

const EntryBanners = lazy(async () => ({ default: (await import('../../../members/banners/entry-banners.tsx')).EntryBanners }));

/** /home: the seller's balance, the main action, today's banners, and the latest receipts. */
export const SellerHomePage = () => {
  const viewer = useViewer();
  const { refreshViewer } = useSession();
  const { data, error, refetch } = useSellerHomeQuery({ context: { silent: true } });
  const banners = useTodaysBanners();
  useEffect(() => {
    // A review may have ended since the last page, and the balance is what people look at first here.
    void refreshViewer();
  }, [refreshViewer]);
  if (!viewer) return null;
  const sendsPhotos = viewer.tipoPontuacao === ScoringType.FOTO;
  return (
    <>
      <PageHeader title={texts.hello(firstWord(viewer.nome))} />
      <HomeHead>
        <BalanceCard tipoPontuacao={viewer.tipoPontuacao} says={balanceTexts(viewer, data?.emAnalise.total)} />
        <BannerCarousel member="SELLER" banners={banners} />
      </HomeHead>
      {/* Everything below waits for what may appear above it, so nothing shifts. */}
      {data && <ExpiryForecast kind="SELLER" expiry={data.ownExpiry} />}
      {data && <Redeemable viewer={viewer} home={data} />}
      {(data || error) && <Shortcuts />}
      {data && <CardArea card={data.ownCard} />}
      {!error && !data && <LoadingState rows={3} />}
      <Box sx={{ mt: 3, display: 'grid', gap: 3, gridTemplateColumns: { md: sendsPhotos ? '1fr 1fr' : '1fr' }, alignItems: 'start' }}>
        {error && !data && <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} />}
        {data && sendsPhotos && <RecentReceipts rows={data.envios.items} />}
        {data && <RecentPoints rows={data.pontuacoes.items} />}
      </Box>
      <Suspense fallback={null}>
        <EntryBanners viewer={viewer} banners={banners} />
      </Suspense>
    </>
  );
};
