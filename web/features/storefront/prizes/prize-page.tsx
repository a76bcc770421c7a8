import Card from '@mui/material/Card';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router';
import { DESCRIPTION_HTML } from '../../../../server/modules/rewards/reward-look.rules.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SafeHtml } from '../../../ui/safe-html.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { GoalButton } from './goal-button.tsx';
import { OfferDetails } from './offer-details.tsx';
import { PrizeImage } from './prize-image.tsx';
import { type PrizeQuery, usePrizeQuery } from './prizes.generated.ts';
import { prizeTexts as texts } from './prizes.messages.ts';
import { RedeemForm } from './redeem-form.tsx';

const crumbs = [{ label: texts.title, to: '/premios-dia-dia' }];

/** A prize with its photo, description and redemption form, or the offer with that code (document 002 §2, Prize page). */
export const PrizePage = () => {
  const { codigo = '' } = useParams();
  const { data, error, refetch } = usePrizeQuery({ variables: { codigo } });
  const prize = data?.prizes.items[0];
  const offer = data?.offersOnSale.items[0];
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <LoadingState rows={5} />;
  if (prize) return <PrizeDetails prize={prize} />;
  if (offer) return <OfferDetails offer={offer} />;
  return (
    <EmptyState
      title={texts.notFoundTitle}
      text={texts.notFoundText}
      action={
        <ButtonLink to="/premios-dia-dia" variant="contained">
          {texts.showAll}
        </ButtonLink>
      }
    />
  );
};

const PrizeDetails = ({ prize }: { prize: PrizeQuery['prizes']['items'][number] }) => (
  <>
    <PageHeader
      title={prize.nome}
      breadcrumbs={crumbs}
      {...(prize.parceiroComercial ? { description: texts.partner(prize.parceiroComercial) } : {})}
    />
    <Grid container spacing={3}>
      <Grid size={{ xs: 12, md: 7 }}>
        <Card variant="outlined">
          <PrizeImage isMain src={prize.foto} name={prize.nome} />
        </Card>
      </Grid>
      <Grid size={{ xs: 12, md: 5 }}>
        <Card variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
          <RedeemForm key={prize.id} prize={prize} />
          <GoalButton codigo={prize.codigo} isGoal={prize.meta} />
        </Card>
      </Grid>
      <Grid size={12}>
        <Stack component="section" sx={{ gap: 1, maxWidth: '72ch' }}>
          <Typography variant="h3" component="h2">
            {texts.about}
          </Typography>
          <SafeHtml html={prize.descricao} {...DESCRIPTION_HTML} />
        </Stack>
      </Grid>
    </Grid>
  </>
);
