import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { LogIntegrityQuery } from './logs.generated.ts';
import { logTexts as texts } from './logs.messages.ts';

/** The result of verifying the log's hash chain. */
export const IntegrityAlert = ({ found, onClose }: { found: LogIntegrityQuery['logIntegrity']; onClose: () => void }) => {
  const { integro, verificados, pendentes, primeiroQuebrado, ancorasConferidas, ancorasDivergentes, ancorasAusentes } = found;
  const isMissing = ancorasAusentes.length > 0;
  const lines = [
    ...(primeiroQuebrado === null ? [] : [texts.firstBroken(primeiroQuebrado)]),
    ...(!integro && primeiroQuebrado === null && ancorasDivergentes.length === 0 ? [texts.endMissing] : []),
    ...(ancorasDivergentes.length > 0 ? [texts.anchorDiffers(ancorasDivergentes)] : []),
    ...(isMissing ? [texts.anchorMissing(ancorasAusentes)] : []),
    texts.verified(verificados, pendentes),
    texts.anchorsHeld(ancorasConferidas),
  ];
  return (
    <Alert severity={integro ? (isMissing ? 'warning' : 'success') : 'error'} onClose={onClose} sx={{ mb: 2 }}>
      <AlertTitle>{integro ? (isMissing ? texts.incomplete : texts.intact) : texts.broken}</AlertTitle>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Alert>
  );
};
