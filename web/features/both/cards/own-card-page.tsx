import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { CardFace } from './card-face.tsx';
import { useOwnCardQuery } from './own-card.generated.ts';
import { ownCardTexts as texts } from './own-card.messages.ts';
import { OwnCardForms } from './own-card-forms.tsx';

/** The card's own rules and fees (document 002 §9). */
const Rules = () => (
  <Box component="section" sx={{ mt: 4, maxWidth: '72ch' }}>
    <Typography variant="h3" component="h2" gutterBottom>
      {texts.rules}
    </Typography>
    <Box component="ul" sx={{ pl: 2.5, m: 0, color: 'text.secondary' }}>
      {texts.ruleList.map((rule) => (
        <Typography component="li" key={rule} sx={{ py: 0.5 }}>
          {rule}
        </Typography>
      ))}
    </Box>
  </Box>
);

/** /cartao: the card's balance, its status and the holder's requests (document 002 §2 and §4). */
export const OwnCardPage = () => {
  const { data, error, refetch } = useOwnCardQuery({ fetchPolicy: 'cache-and-network', context: { silent: true } });
  const card = data?.ownCard;
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} />
      {error && !data ? <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} /> : null}
      {!error && !data ? <LoadingState rows={4} /> : null}
      {data && !card ? (
        <EmptyState
          title={texts.noneTitle}
          text={texts.noneText}
          action={
            <ButtonLink to="/loja/credito" variant="contained" sx={{ minHeight: 48 }}>
              {texts.order}
            </ButtonLink>
          }
        />
      ) : null}
      {card ? (
        <Grid container spacing={3}>
          <Grid size={{ xs: 12, md: 5 }}>
            <CardFace card={card} />
            <ButtonLink to="/loja/credito" variant="outlined" fullWidth sx={{ mt: 2, minHeight: 48 }}>
              {texts.addCredit}
            </ButtonLink>
          </Grid>
          <Grid size={{ xs: 12, md: 7 }}>
            {card.entregue ? null : (
              <Alert severity="info" sx={{ mb: 2 }}>
                <AlertTitle>{texts.onTheWayTitle}</AlertTitle>
                {texts.onTheWayText(card.numero.slice(-4))}
              </Alert>
            )}
            <OwnCardForms card={card} />
          </Grid>
        </Grid>
      ) : null}
      {data ? <Rules /> : null}
    </>
  );
};
