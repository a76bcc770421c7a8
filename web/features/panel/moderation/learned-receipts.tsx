import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { formatDate } from '../../../../server/shared/dates.ts';
import { formatPoints } from '../../../../server/shared/format.ts';
import { reviewPath } from '../../../decisions/review-path.ts';
import { moneyText } from '../../../ui/amount-texts.ts';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { type LearnedReceiptsQuery, useLearnedReceiptsQuery } from './readings.generated.ts';
import { readingsTexts as texts } from './readings.messages.ts';

type Receipt = LearnedReceiptsQuery['learnedReceipts']['items'][number];

/** What fits the panel; the total is said. */
const SHOWN = 25;

const factsOf = ({ loja, realizadoEm, totalPontos, cashback, decididoPor }: Receipt): string =>
  [
    loja,
    formatDate(realizadoEm),
    totalPontos === null ? null : texts.points(formatPoints(totalPontos)),
    cashback === null ? null : moneyText(cashback),
    decididoPor ?? texts.automatic,
  ]
    .filter(Boolean)
    .join(' · ');

/** The newest receipts that were credited with a learned description. */
export const LearnedReceipts = ({ learnedProductId }: { learnedProductId: string }) => {
  const { data, error, refetch } = useLearnedReceiptsQuery({
    variables: { learnedProductId, pageSize: SHOWN },
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.learnedReceipts;
  return (
    <section aria-label={texts.receipts}>
      <Typography variant="subtitle2" component="h3">
        {texts.receipts}
      </Typography>
      {error && !found ? <ErrorState onRetry={() => void refetch()} /> : null}
      {!error && !found ? <LoadingState rows={2} /> : null}
      {found?.total === 0 ? <Typography color="textSecondary">{texts.noReceipts}</Typography> : null}
      {found && found.total > 0 ? (
        <List dense disablePadding aria-label={texts.receipts}>
          {found.items.map((receipt) => (
            <ListItem key={receipt.id} disableGutters divider>
              <ListItemText
                primary={<TextLink to={reviewPath(receipt.submissionId)}>{texts.receipt(receipt.submissionId)}</TextLink>}
                secondary={factsOf(receipt)}
              />
            </ListItem>
          ))}
        </List>
      ) : null}
      {found && found.total > found.items.length ? (
        <Typography variant="body2" color="textSecondary">
          {texts.firstOf(found.items.length, found.total)}
        </Typography>
      ) : null}
    </section>
  );
};
