import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { formatDateTime } from '../../../../server/shared/dates.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { exampleScreen, examplesOf, exampleText } from './example-text.ts';
import type { IntegrityOverviewQuery } from './integrity.generated.ts';
import { integrityTexts as texts } from './integrity.messages.ts';

export type ProofOverview = IntegrityOverviewQuery['integrityProofs']['items'][number];

/** A truth that does not hold: since when, and where to look. */
export const BrokenTruth = ({ proof }: { proof: ProofOverview }) => (
  <Alert severity="error" sx={{ mb: 2 }}>
    <AlertTitle>{proof.verdade}</AlertTitle>
    {texts.since(formatDateTime(proof.falhaDesde), proof.quantas)} {texts.first}
    <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
      {examplesOf(proof).map((example) => {
        const text = exampleText(example);
        return (
          <li key={text}>
            {text}{' '}
            <TextLink to={exampleScreen(proof.assunto, example)} label={`${texts.open}: ${text}`}>
              {texts.open}
            </TextLink>
          </li>
        );
      })}
    </Box>
    {texts.advice}
  </Alert>
);
