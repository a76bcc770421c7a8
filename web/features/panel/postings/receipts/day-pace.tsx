import Typography from '@mui/material/Typography';
import { saleTexts as texts } from '../shared/review.messages.ts';
import { useOwnReviewPaceQuery } from './submissions.generated.ts';

/** How many receipts this reviewer decided today, and how fast; asked anew with each receipt. */
export const DayPace = () => {
  const { data, previousData } = useOwnReviewPaceQuery({ fetchPolicy: 'cache-and-network', context: { silent: true } });
  const pace = (data ?? previousData)?.ownReviewPace;
  if (!pace?.decididas) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {texts.dayPace(pace.decididas, pace.segundosPorNota)}
    </Typography>
  );
};
