import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { formatDateTime } from '../../../../server/shared/dates.ts';
import { KeyFigure } from '../../../ui/key-figure.tsx';
import { BrokenTruth, type ProofOverview } from './broken-truth.tsx';
import { integrityTexts as texts } from './integrity.messages.ts';

/** End of the last proof of everything: that of the truth whose own is longest ago; null while one was never proved. */
const lastRoundOf = (proofs: readonly ProofOverview[]): string | null =>
  proofs.reduce<string | null>(
    (least, { provadaEm }) => (least === null || provadaEm === null || provadaEm < least ? provadaEm : least),
    proofs[0]?.provadaEm ?? null,
  );

interface IntegritySummaryProps {
  proofs: readonly ProofOverview[];
  isProving: boolean;
  loading: boolean;
}

/** When everything was last proved, how much holds, and what does not. */
export const IntegritySummary = ({ proofs, isProving, loading }: IntegritySummaryProps) => {
  const broken = proofs.filter(({ situacao }) => situacao === 'FALHA');
  const intact = proofs.filter(({ situacao }) => situacao === 'INTEGRA').length;
  const lastRound = lastRoundOf(proofs);
  return (
    <>
      {broken.map((proof) => (
        <BrokenTruth key={proof.id} proof={proof} />
      ))}
      {isProving && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {texts.proving}
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 2, mb: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}>
        <KeyFigure
          label={texts.lastRound}
          value={lastRound ? formatDateTime(lastRound) : texts.noRound}
          hint={lastRound && texts.roundHint}
          loading={loading}
        />
        <KeyFigure label={texts.intact} value={intact} hint={texts.intactHint(proofs.length)} loading={loading} />
        <KeyFigure
          label={texts.failing}
          value={broken.length}
          hint={broken.length > 0 ? texts.failingHint : texts.noneFailing}
          loading={loading}
        />
      </Box>
    </>
  );
};
