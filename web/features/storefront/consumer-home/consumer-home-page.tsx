import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect } from 'react';
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
import { CampaignFigures } from './campaign-figures.tsx';
import { CashbackCard } from './cashback-card.tsx';
import { cashbackTexts } from './cashback-texts.ts';
import { useConsumerHomeQuery } from './consumer-home.generated.ts';
import { consumerHomeTexts as texts } from './consumer-home.messages.ts';

const EntryBanners = lazy(async () => ({ default: (await import('../../../members/banners/entry-banners.tsx')).EntryBanners }));

/** /home-consumidor-final: the consumer's cashback, receipts under review, and the main action. */
export const ConsumerHomePage = () => {
  const viewer = useViewer();
  const { refreshViewer } = useSession();
  const { data, error, refetch } = useConsumerHomeQuery({ context: { silent: true } });
  const banners = useTodaysBanners();
  useEffect(() => {
    // A review may have ended since the last page, and the balance is what people look at first here.
    void refreshViewer();
  }, [refreshViewer]);
  if (!viewer) return null;
  return (
    <>
      <PageHeader title={texts.hello(firstWord(viewer.nome))} />
      {!data && !error && <LoadingState rows={7} />}
      {/* The banners load in parallel but appear with the card above, whose height is unknown until then. */}
      <HomeHead isShown={Boolean(data || error)}>
        {data && <CashbackCard says={cashbackTexts(data)} />}
        {error && !data && <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} />}
        <BannerCarousel member="CONSUMER" banners={banners} />
      </HomeHead>
      {data && (
        <>
          <ExpiryForecast kind="CONSUMER" expiry={data.ownExpiry} />
          <CampaignFigures home={data.cashbackDashboard} />
          <Box sx={{ mt: 4 }}>
            <RecentReceipts rows={data.envios.items} />
          </Box>
        </>
      )}
      <Suspense fallback={null}>
        <EntryBanners viewer={viewer} banners={banners} />
      </Suspense>
    </>
  );
};
