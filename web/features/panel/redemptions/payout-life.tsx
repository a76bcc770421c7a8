import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { Timeline, type TimelineStep } from '../../../ui/timeline.tsx';
import { payoutStates } from './payout-look.tsx';
import { type PayoutLifeQuery, usePayoutLifeQuery } from './payouts.generated.ts';
import { payoutTexts as texts } from './payouts.messages.ts';

type Step = PayoutLifeQuery['payoutLife'][number];

const actorText = ({ estado, quem, lote, linha }: Step, isFirst: boolean): string => {
  if (isFirst && estado === 'SOLICITADO') return texts.byConsumer(quem);
  return lote !== null && linha === null ? texts.byReturn(quem, lote) : texts.by(quem);
};

const stepOf = (step: Step, index: number): TimelineStep => {
  const { estado, em, lote, linha, motivo, endToEndId } = step;
  const { label, tone } = payoutStates[estado]!;
  return {
    key: `${index}-${estado}`,
    label,
    tone,
    at: em,
    texts: [
      actorText(step, index === 0),
      ...(lote !== null && linha !== null ? [texts.fileLine(lote, linha)] : []),
      ...(motivo ? [texts.because(motivo)] : []),
      ...(endToEndId ? [texts.bankNumber(endToEndId)] : []),
    ],
  };
};

/** The moves of a payment, each with its person and time. */
export const PayoutLife = ({ id }: { id: string }) => {
  const { data, error, refetch } = usePayoutLifeQuery({ variables: { id }, fetchPolicy: 'cache-and-network', context: { silent: true } });
  return (
    <Box component="section" aria-label={texts.life}>
      <Typography variant="subtitle1" component="h3" sx={{ mb: 1.5 }}>
        {texts.life}
      </Typography>
      {error && !data ? <ErrorState title={texts.lifeFailed} text={error.message} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <LoadingState rows={3} /> : null}
      {data ? <Timeline steps={data.payoutLife.map(stepOf)} label={texts.life} /> : null}
      <Divider sx={{ my: 2.5 }} />
    </Box>
  );
};
