import Alert from '@mui/material/Alert';
import { formatDateTime } from '../../../../server/shared/dates.ts';
import { useMoneyPauseQuery } from './money-pause.generated.ts';
import { moneyPauseTexts as texts } from './money-pause.messages.ts';

const POLL_MS = 60_000;

/** On every page of the panel while operations are paused: the author, the instant and the reason. Silent: a failed question is no alarm. */
export const PauseBanner = () => {
  const { data } = useMoneyPauseQuery({ pollInterval: POLL_MS, context: { silent: true } });
  const pause = data?.moneyPause;
  if (!pause) return null;
  return (
    <Alert severity="warning" variant="filled" sx={{ borderRadius: 0 }}>
      {texts.paused(pause.pausadaPor, formatDateTime(pause.pausadaEm), pause.motivo)}
    </Alert>
  );
};
