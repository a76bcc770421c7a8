import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { SCENARIO_LABELS, type Scenario } from '../../../../server/shared/enums.ts';
import { useProgramme } from '../../../session/programme.tsx';
import { useViewer } from '../../../session/session-context.ts';
import { termsMessages as texts } from './terms.messages.ts';

const isScenario = (value: number | null | undefined): value is Scenario => value != null && value in SCENARIO_LABELS;

/** The rules' chapters for the reader: cashback for consumers, the loyalty programme for everyone else (document 002 §9). */
export const TermsText = () => {
  const viewer = useViewer();
  const { suporteEmail } = useProgramme();
  const { sections } = viewer?.kind === 'CONSUMER' ? texts.cashback : texts.loyalty;
  const scenario = viewer?.kind === 'SELLER' ? viewer.cenario : null;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {viewer?.kind === 'SELLER' && viewer.textoCenario && (
        <Box component="section">
          <Typography variant="h3" component="h2">
            {texts.scenarioTitle}
          </Typography>
          {viewer.textoCenario.split(/\n+/).map((paragraph) => (
            <Typography key={paragraph} sx={{ mt: 1 }}>
              {paragraph}
            </Typography>
          ))}
        </Box>
      )}
      {isScenario(scenario) && <Typography color="textSecondary">{texts.scenario(SCENARIO_LABELS[scenario])}</Typography>}
      {sections.map(({ title, paragraphs }) => (
        <Box component="section" key={title}>
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          {paragraphs.map((paragraph) => (
            <Typography key={paragraph} sx={{ mt: 1 }}>
              {paragraph}
            </Typography>
          ))}
        </Box>
      ))}
      <Box component="section">
        <Typography variant="h3" component="h2">
          {texts.supportTitle}
        </Typography>
        <Typography sx={{ mt: 1 }}>
          {texts.support}
          {suporteEmail && (
            <>
              {' '}
              {texts.supportEmail} <Link href={`mailto:${suporteEmail}`}>{suporteEmail}</Link>.
            </>
          )}
        </Typography>
      </Box>
    </Box>
  );
};
