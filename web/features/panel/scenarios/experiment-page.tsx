import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router';
import { formatDate } from '../../../../server/shared/dates.ts';
import { formatPercent } from '../../../../server/shared/format.ts';
import { compare, divide, multiply, subtract } from '../../../../server/shared/money.ts';
import { BarPanel } from '../../../charts/bar-panel.tsx';
import type { ListColumn } from '../../../lists/list-types.ts';
import { LocalTable } from '../../../lists/local-table.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { KeyFigure } from '../../../ui/key-figure.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { StatusChip, type StatusTone } from '../../../ui/status-chip.tsx';
import { type ExperimentQuery, type ScenarioCohortsQuery, useExperimentQuery, useScenarioCohortsQuery } from './experiment.generated.ts';
import { scenarioTexts, experimentTexts as texts } from './scenarios.messages.ts';

type Cohort = ScenarioCohortsQuery['scenarioCohorts'][number];
type Experiment = ExperimentQuery['experiment'];
interface ArmRow {
  grupo: string;
  lojas: number;
  mediaAntes: string | null;
  mediaDepois: string | null;
}

const WINDOWS = [7, 14, 30, 60, 90, 180, 366] as const;
const DEFAULT_WINDOW = 90;
const keyOf = ({ cenario, inicio }: Pick<Cohort, 'cenario' | 'inicio'>) => `${cenario}:${inicio}`;
const signed = (percent: string) => `${percent.startsWith('-') ? '' : '+'}${formatPercent(percent)}`;
const growthOf = ({ mediaAntes, mediaDepois }: ArmRow) =>
  mediaAntes === null || mediaDepois === null ? null : divide(multiply(subtract(mediaDepois, mediaAntes), '100'), mediaAntes, 'half-up');

const armColumns: ListColumn<ArmRow>[] = [
  { field: 'grupo', title: texts.group },
  { field: 'lojas', title: texts.count, type: 'integer' },
  { field: 'mediaAntes', title: texts.before, type: 'money' },
  { field: 'mediaDepois', title: texts.after, type: 'money' },
  { field: 'crescimento', title: texts.growth, type: 'decimal', value: growthOf, render: (row) => formatPercent(growthOf(row)) },
];

/** Whether the whole interval is on one side of zero. */
const verdictOf = ({ inferior, superior }: Experiment): { tone: StatusTone; label: string } | null => {
  if (inferior === null || superior === null || inferior === undefined || superior === undefined) return null;
  if (compare(inferior, '0') > 0) return { tone: 'approved', label: texts.positive };
  if (compare(superior, '0') < 0) return { tone: 'rejected', label: texts.negative };
  return { tone: 'pending', label: texts.unclear };
};

const Result = ({ experiment }: { experiment: Experiment }) => {
  const { tratadas, controle, lift, inferior, superior, insuficiente, dias, foraDaComparacao } = experiment;
  const arms: ArmRow[] = [
    { grupo: texts.treated, ...tratadas, mediaAntes: tratadas.mediaAntes ?? null, mediaDepois: tratadas.mediaDepois ?? null },
    { grupo: texts.control, ...controle, mediaAntes: controle.mediaAntes ?? null, mediaDepois: controle.mediaDepois ?? null },
  ];
  const verdict = verdictOf(experiment);
  const unsaid = insuficiente ? texts.insufficientHint : texts.unsaid;
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, mb: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(210px, 100%), 1fr))' }}>
        <KeyFigure
          label={texts.lift}
          value={lift ? signed(lift) : insuficiente ? texts.insufficient : '-'}
          hint={lift ? texts.liftHint : unsaid}
        />
        <KeyFigure
          label={texts.interval}
          value={inferior && superior ? texts.intervalOf(signed(inferior), signed(superior)) : '-'}
          hint={verdict ? <StatusChip tone={verdict.tone} label={verdict.label} /> : null}
        />
        <KeyFigure label={texts.treated} value={String(tratadas.lojas)} />
        <KeyFigure label={texts.control} value={String(controle.lojas)} />
      </Box>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{texts.compared(dias, foraDaComparacao)}</Typography>
      <BarPanel
        title={texts.chart}
        unit="money"
        heading={texts.group}
        labels={arms.map(({ grupo }) => grupo)}
        series={[
          { label: texts.before, isCompared: true, values: arms.map(({ mediaAntes }) => mediaAntes) },
          { label: texts.after, values: arms.map(({ mediaDepois }) => mediaDepois) },
        ]}
      />
      <Paper variant="outlined" component="section" aria-label={texts.means} sx={{ p: { xs: 1.25, sm: 2 }, mb: 2 }}>
        <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
          {texts.means}
        </Typography>
        <LocalTable<ArmRow> title={texts.means} rows={arms} columns={armColumns} getRowId={({ grupo }) => grupo} cardsOnPhone />
      </Paper>
    </>
  );
};

const Meaning = () => (
  <Paper variant="outlined" component="section" aria-label={texts.meaningTitle} sx={{ p: { xs: 2, sm: 3 } }}>
    <Typography variant="h4" component="h2">
      {texts.meaningTitle}
    </Typography>
    {texts.meaning.map((paragraph) => (
      <Typography key={paragraph} sx={{ mt: 1, maxWidth: '80ch' }}>
        {paragraph}
      </Typography>
    ))}
  </Paper>
);

/** Which experiment and for how long; both are in the URL. */
const Choices = ({ cohorts, chosen, dias }: { cohorts: readonly Cohort[]; chosen: Cohort; dias: number }) => {
  const [, setParams] = useSearchParams();
  const put = (values: Record<string, string>) =>
    setParams((params) => {
      for (const [name, value] of Object.entries(values)) params.set(name, value);
      return params;
    });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
      <MuiTextField
        select
        label={texts.cohort}
        value={keyOf(chosen)}
        fullWidth={false}
        sx={{ flex: 1, minWidth: { xs: '100%', sm: 320 }, maxWidth: 560 }}
        onChange={(event) => {
          const [cenario = '', inicio = ''] = event.target.value.split(':');
          put({ cenario, inicio });
        }}
      >
        {cohorts.map((cohort) => (
          <MenuItem key={keyOf(cohort)} value={keyOf(cohort)}>
            {texts.cohortOption(cohort.cenario, cohort.nome, formatDate(cohort.inicio), scenarioTexts.stores(cohort.lojas))}
          </MenuItem>
        ))}
      </MuiTextField>
      <MuiTextField
        select
        label={texts.window}
        value={String(dias)}
        fullWidth={false}
        sx={{ minWidth: 140 }}
        onChange={(event) => put({ dias: event.target.value })}
      >
        {WINDOWS.map((days) => (
          <MenuItem key={days} value={String(days)}>
            {texts.days(days)}
          </MenuItem>
        ))}
      </MuiTextField>
    </Box>
  );
};

const Chosen = ({ cohorts }: { cohorts: readonly Cohort[] }) => {
  const [params] = useSearchParams();
  const [cenario, inicio, asked] = [params.get('cenario'), params.get('inicio'), Number(params.get('dias'))];
  const ofScenario = cohorts.filter((cohort) => String(cohort.cenario) === cenario);
  const chosen = ofScenario.find((cohort) => cohort.inicio === inicio) ?? ofScenario[0] ?? cohorts[0]!;
  const dias = WINDOWS.find((days) => days === asked) ?? DEFAULT_WINDOW;
  const { data, error, refetch } = useExperimentQuery({
    variables: { of: { cenario: chosen.cenario, inicio: chosen.inicio, dias } },
    context: { silent: true },
  });
  return (
    <>
      <Choices cohorts={cohorts} chosen={chosen} dias={dias} />
      {error && !data ? <ErrorState title={texts.loadFailed} text={error.message} onRetry={() => void refetch()} /> : null}
      {data ? <Result experiment={data.experiment} /> : null}
      {data || error ? null : <LoadingState />}
    </>
  );
};

/** Experimentos: a scenario's lift over the control by difference in differences, and how to read its interval (beyond C11). */
export const ExperimentPage = () => {
  const { data, error, refetch } = useScenarioCohortsQuery({ fetchPolicy: 'cache-and-network', context: { silent: true } });
  const cohorts = data?.scenarioCohorts;
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} />
      {error && !cohorts ? <ErrorState title={texts.loadFailed} text={error.message} onRetry={() => void refetch()} /> : null}
      {!cohorts && !error ? <LoadingState /> : null}
      {cohorts?.length === 0 ? (
        <EmptyState
          title={texts.empty}
          text={texts.emptyHint}
          action={
            <ButtonLink to="/painel/cenarios" variant="outlined" sx={{ minHeight: 44 }}>
              {texts.goAssign}
            </ButtonLink>
          }
        />
      ) : null}
      {cohorts?.length ? <Chosen cohorts={cohorts} /> : null}
      <Meaning />
    </>
  );
};
