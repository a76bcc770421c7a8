import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { REPORT_KINDS, type ReportKind, reportKinds } from '../../../../server/modules/reports/report-kinds.rules.ts';
import { formatDateTime } from '../../../../server/shared/dates.ts';
import { attempt } from '../../../session/failure.ts';
import { useCan } from '../../../session/session-context.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.ts';
import { useReportPeriod } from './report-period.ts';
import { type ReportStatesQuery, useGenerateReportMutation, useReportStatesQuery } from './report-runs.generated.ts';
import { ReportToolbar } from './report-toolbar.tsx';
import { reportTexts, updateTexts as texts } from './reports.messages.ts';

type State = ReportStatesQuery['reportStates'][number];

const POLL_MS = 1_500;

const isRunning = (state: State | undefined) => state?.estado === 'NA_FILA' || state?.estado === 'EM_ANDAMENTO';

interface ReportCardProps {
  tipo: ReportKind;
  state: State | undefined;
  period: { ano: number; mes: number };
  onAsked: () => unknown;
}

/** One of the buttons, with its report's state. */
const ReportCard = ({ tipo, state, period, onAsked }: ReportCardProps) => {
  const can = useCan();
  const [generate, { loading }] = useGenerateReportMutation();
  const running = isRunning(state);
  const { title, path, permission, isMonthly } = reportKinds[tipo];
  const query = isMonthly ? `?ano=${period.ano}&mes=${period.mes}` : '';
  const handleClick = async () => {
    const answer = await attempt(generate({ variables: { input: isMonthly ? { tipo, ...period } : { tipo } } }));
    if (answer?.data) toast.info(answer.data.generateReport.mensagem);
    await onAsked();
  };
  return (
    <Card component="li" variant="outlined" sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Typography variant="h4" component="h2">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {isMonthly ? texts.ofMonth : texts.whole}
      </Typography>
      <Box role="status" sx={{ flex: 1, minHeight: 44 }}>
        {running ? (
          <>
            <Typography variant="body2">
              {state?.estado === 'NA_FILA' ? texts.waiting : texts.running(state?.feitas ?? 0, state?.total ?? 0)}
            </Typography>
            <LinearProgress
              aria-label={title}
              sx={{ mt: 1 }}
              {...(state?.estado === 'EM_ANDAMENTO' && state.total > 0
                ? { variant: 'determinate' as const, value: (state.feitas / state.total) * 100 }
                : {})}
            />
          </>
        ) : (
          <Typography variant="body2" color={state?.estado === 'FALHOU' ? 'error' : 'textSecondary'}>
            {state?.estado === 'FALHOU'
              ? texts.failed
              : state?.geradoEm
                ? reportTexts.dataOf(formatDateTime(state.geradoEm).slice(0, 16))
                : reportTexts.neverMade}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Button
          variant="contained"
          startIcon={<RefreshOutlined />}
          loading={loading}
          onClick={() => void handleClick()}
          sx={{ minHeight: 44 }}
        >
          {texts.regenerate}
        </Button>
        {can(permission) ? <TextLink to={`/painel/${path}${query}`}>{texts.open}</TextLink> : null}
      </Box>
    </Card>
  );
};

/** Atualizar Relatórios (document 001 §2): year, month and a button per report. */
export const UpdateReportsPage = () => {
  const { ano, mes } = useReportPeriod();
  const { data, error, refetch, startPolling, stopPolling } = useReportStatesQuery({
    variables: { ano, mes },
    fetchPolicy: 'cache-and-network',
  });
  const running = data?.reportStates.some(isRunning) ?? false;
  useEffect(() => {
    if (running) startPolling(POLL_MS);
    return stopPolling;
  }, [running, startPolling, stopPolling]);
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} />
      <ReportToolbar choices={['ano', 'mes']} />
      {error && !data ? (
        <ErrorState title={reportTexts.loadFailed} text={error.message} onRetry={() => void refetch()} />
      ) : (
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
          }}
        >
          {REPORT_KINDS.map((tipo) => (
            <ReportCard
              key={tipo}
              tipo={tipo}
              state={data?.reportStates.find((state) => state.tipo === tipo)}
              period={{ ano, mes }}
              onAsked={refetch}
            />
          ))}
        </Box>
      )}
    </>
  );
};
