import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect } from 'react';
import { formatDateTime } from '../../../../server/shared/dates.ts';
import { firstWord } from '../../../../server/shared/text.ts';
import { BannerCarousel } from '../../../members/banners/banner-carousel.tsx';
import { useTodaysBanners } from '../../../members/banners/use-todays-banners.ts';
import { ExpiryForecast } from '../../../members/expiry-forecast.tsx';
import { HomeHead } from '../../../members/home-head.tsx';
import { submissionLook } from '../../../members/receipt/submission-look.ts';
import { useSession, useViewer } from '../../../session/session-context.ts';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { CampaignFigures } from './campaign-figures.tsx';
import { CashbackCard } from './cashback-card.tsx';
import { cashbackTexts } from './cashback-texts.ts';
import { type ConsumerHomeQuery, useConsumerHomeQuery } from './consumer-home.generated.ts';
import { consumerHomeTexts as texts } from './consumer-home.messages.ts';

const EntryBanners = lazy(async () => ({ default: (await import('../../../members/banners/entry-banners.tsx')).EntryBanners }));

const Recent = ({ rows }: { rows: ConsumerHomeQuery['envios']['items'] }) => (
  <Card sx={{ mt: 1.5 }}>
    {rows.length === 0 ? (
      <Typography sx={{ p: 2.5, color: 'text.secondary' }}>{texts.nothingSent}</Typography>
    ) : (
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <Box
            component="li"
            key={row.id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              minHeight: 64,
              px: 2,
              py: 1,
              '& + &': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{formatDateTime(row.criadoEm)}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {row.reprovadoMotivo ?? texts.sent}
              </Typography>
            </Box>
            <StatusChip {...submissionLook(row.status)} />
          </Box>
        ))}
      </Box>
    )}
  </Card>
);

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
          <Typography variant="h3" component="h2" sx={{ mt: 4 }}>
            {texts.recent}
          </Typography>
          <Recent rows={data.envios.items} />
        </>
      )}
      <Suspense fallback={null}>
        <EntryBanners viewer={viewer} banners={banners} />
      </Suspense>
    </>
  );
};
