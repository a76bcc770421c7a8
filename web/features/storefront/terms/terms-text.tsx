import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { SCENARIO_LABELS, type Scenario } from '../../../../server/shared/enums.ts';
import { useProgramme } from '../../../session/programme.tsx';
import { useViewer } from '../../../session/session-context.ts';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { cashbackBody, loyaltyBody, termsMessages as texts } from './terms.messages.ts';
import { useCashbackFigures } from './use-cashback-figures.ts';

const isScenario = (value: number | null | undefined): value is Scenario => value != null && value in SCENARIO_LABELS;

/** The rules' chapters for the reader: cashback for consumers, the loyalty programme for everyone else (document 002 §9). */
export const TermsText = () => {
  const viewer = useViewer();
  const { suporteEmail } = useProgramme();
  const isConsumer = viewer?.kind === 'CONSUMER';
  const { figures, failed, retry } = useCashbackFigures(isConsumer);
  if (isConsumer && failed) return <ErrorState onRetry={retry} />;
  if (isConsumer && !figures) return <LoadingState rows={6} />;
  const { summary, sections } = figures ? cashbackBody(figures) : loyaltyBody();
  const scenario = viewer?.kind === 'SELLER' ? viewer.cenario : null;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box component="section">
        <Typography variant="h3" component="h2">
          {texts.summaryTitle}
        </Typography>
        <Box component="ul" sx={{ mt: 1, mb: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
          {summary.map((line) => (
            <Typography component="li" key={line}>
              {line}
            </Typography>
          ))}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {texts.since}
        </Typography>
      </Box>
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
