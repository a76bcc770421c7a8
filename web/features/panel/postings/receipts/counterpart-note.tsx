import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { formatDate } from '../../../../../server/shared/dates.ts';
import { reviewPath } from '../../../../decisions/review-path.ts';
import { moneyText } from '../../../../ui/amount-texts.ts';
import { TextLink } from '../../../../ui/text-link.tsx';
import { saleTexts as texts } from '../shared/review.messages.ts';
import { lookOf } from '../shared/submission-status.ts';
import { type SubmissionCounterpartQuery, useSubmissionCounterpartQuery } from './counterpart.generated.ts';
import { LOW_ALERT } from './findings-list.tsx';

type Counterpart = NonNullable<SubmissionCounterpartQuery['submissionCounterpart']>;

const severityOf = ({ divergencias, pontos }: Counterpart) => (divergencias.length > 0 ? 'warning' : pontos > 0 ? 'success' : 'info');

/** What the other audience declared for the same invoice: matches in green, contradictions in amber. */
export const CounterpartNote = ({ submissionId }: { submissionId: string }) => {
  const { data } = useSubmissionCounterpartQuery({
    variables: { id: submissionId },
    fetchPolicy: 'cache-and-network',
    context: { silent: true },
  });
  const other = data?.submissionCounterpart;
  if (!other) return null;
  const facts = [
    lookOf(other.status === 'APROVADA' ? 'POSTADA' : other.status).label,
    other.loja,
    other.realizadoEm && formatDate(other.realizadoEm),
    other.totalVenda && `total ${moneyText(other.totalVenda)}`,
    other.produtosSW && `produtos SW ${moneyText(other.produtosSW)}`,
  ].filter(Boolean);
  return (
    <Alert severity={severityOf(other)} role="note" aria-label={texts.otherSide} sx={LOW_ALERT}>
      {other.frase}
      <Typography variant="body2" component="span" sx={{ ml: 1 }}>
        {other.submissionId ? (
          <TextLink to={reviewPath(other.submissionId)} sx={{ mr: 0.75 }}>
            {texts.otherNote(other.submissionId)}
          </TextLink>
        ) : null}
        {facts.join(' · ')}
      </Typography>
    </Alert>
  );
};
