import Grid from '@mui/material/Grid';
import { useViewer } from '../../../session/session-context.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { PrizeCard } from './prize-card.tsx';
import { usePrizesQuery } from './prizes.generated.ts';
import { prizeTexts, creditTexts as texts } from './prizes.messages.ts';

const crumbs = [{ label: texts.card, to: '/cartao' }];

/** /loja/credito: credit to load on a card, and how to order the first card (document 002 §2). */
export const CreditPage = () => {
  const balance = useViewer()?.saldoPontos ?? '0';
  const { data, error, refetch } = usePrizesQuery({
    variables: { options: { pageSize: -1, sort: 'pontos', direction: 'ASC' }, filter: { tipo: 'credito' } },
  });
  const prizes = data?.prizes.items;
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} breadcrumbs={crumbs} />
      {error && !prizes ? <ErrorState onRetry={() => void refetch()} /> : null}
      {!error && !prizes ? <LoadingState rows={4} /> : null}
      {prizes?.length === 0 ? (
        <EmptyState
          title={prizeTexts.emptyTitle}
          text={texts.empty}
          action={
            <ButtonLink to="/premios-dia-dia" variant="contained">
              {prizeTexts.showAll}
            </ButtonLink>
          }
        />
      ) : null}
      <Grid container spacing={{ xs: 1, md: 2 }}>
        {prizes?.map((prize) => (
          <Grid key={prize.id} size={{ xs: 12, md: 4, lg: 3 }}>
            <PrizeCard prize={prize} balance={balance} />
          </Grid>
        ))}
      </Grid>
    </>
  );
};
