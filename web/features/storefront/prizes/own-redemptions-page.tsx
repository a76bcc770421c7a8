import Card from '@mui/material/Card';
import Grid from '@mui/material/Grid';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router';
import { formatDate } from '../../../../server/shared/dates.ts';
import { reversalReasonText } from '../../../../server/shared/reversal-reason.ts';
import { PointsText } from '../../../ui/amounts.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { type OwnRedemptionsQuery, useOwnRedemptionsQuery } from './prizes.generated.ts';
import { prizeTexts as texts } from './prizes.messages.ts';
import { redemptionLooks } from './redemption-look.ts';

type Row = OwnRedemptionsQuery['ownRedemptions']['items'][number];

const PAGE_SIZE = 12;

const deliveryText = ({ status, dataEntrega, prazoEntrega, ...row }: Row) => {
  if (status === 'CANCELLED') return texts.cancelledByTeam(reversalReasonText(row, 'MEMBER'));
  return dataEntrega ? texts.deliveredOn(formatDate(dataEntrega)) : texts.promisedFor(formatDate(prazoEntrega));
};

const Tile = ({ row }: { row: Row }) => (
  <Card component="article" aria-label={row.premio} variant="outlined" sx={{ p: 2, height: '100%' }}>
    <Stack sx={{ gap: 1, height: '100%' }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, alignItems: 'flex-start' }}>
        <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {row.qtde} x {row.premio}
        </Typography>
        <StatusChip {...redemptionLooks[row.status]} />
      </Stack>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums', letterSpacing: '0.08em', fontWeight: 600 }}>
        <Typography component="span" variant="body2" color="textSecondary" sx={{ letterSpacing: 0, mr: 1 }}>
          {texts.code}
        </Typography>
        {row.redemptionCode}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {texts.redeemedOn(formatDate(row.resgatadoEm))} · <PointsText whole value={row.pontosGastos} />
      </Typography>
      {row.obs ? (
        <Typography variant="body2" color="textSecondary">
          {row.obs}
        </Typography>
      ) : null}
      <Typography variant="body2" color="textSecondary">
        {deliveryText(row)}
      </Typography>
      <ButtonLink
        to={`/resgates/${row.id}`}
        variant="outlined"
        aria-label={`${texts.seeVoucher}: ${row.premio}`}
        sx={{ minHeight: 44, mt: 'auto' }}
      >
        {texts.seeVoucher}
      </ButtonLink>
    </Stack>
  </Card>
);

/** The seller's redemptions as tiles with quantity, prize and code (document 002 §2). */
export const OwnRedemptionsPage = () => {
  const [address, setAddress] = useSearchParams();
  const page = Math.max(1, Number.parseInt(address.get('page') ?? '1', 10) || 1);
  const { data, previousData, loading, error, refetch } = useOwnRedemptionsQuery({
    variables: { options: { page, pageSize: PAGE_SIZE } },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? (loading ? previousData : undefined))?.ownRedemptions;
  const pages = Math.ceil((list?.total ?? 0) / PAGE_SIZE);
  return (
    <>
      <PageHeader
        title={texts.ownTitle}
        description={texts.ownDescription}
        actions={
          <ButtonLink to="/fotos-videos" variant="outlined" sx={{ minHeight: 44 }}>
            {texts.gallery}
          </ButtonLink>
        }
      />
      {error && !list ? <ErrorState onRetry={() => void refetch()} /> : null}
      {!error && !list ? <LoadingState rows={4} /> : null}
      {list?.total === 0 ? (
        <EmptyState
          title={texts.ownEmptyTitle}
          text={texts.ownEmptyText}
          action={
            <ButtonLink to="/premios-dia-dia" variant="contained">
              {texts.seePrizes}
            </ButtonLink>
          }
        />
      ) : null}
      <Grid container spacing={2}>
        {list?.items.map((row) => (
          <Grid key={row.id} size={{ xs: 12, sm: 6, md: 4 }}>
            <Tile row={row} />
          </Grid>
        ))}
      </Grid>
      {pages > 1 ? (
        <Pagination
          aria-label={texts.pages}
          count={pages}
          page={page}
          onChange={(_event, next) => setAddress({ page: String(next) })}
          sx={{ mt: 3, display: 'flex', justifyContent: 'center' }}
        />
      ) : null}
    </>
  );
};
