import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { REPORT_KINDS, type ReportKind, reportKinds } from '../../../../server/modules/reports/report-kinds.rules.ts';
import { RunProgress } from '../../../report-runs/run-progress.tsx';
import { useGenerate } from '../../../report-runs/use-generate.ts';
import { type ReportState, useReportStates } from '../../../report-runs/use-report-states.ts';
import { useCan } from '../../../session/session-context.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useReportPeriod } from './report-period.ts';
import { ReportToolbar } from './report-toolbar.tsx';
import { reportTexts, updateTexts as texts } from './reports.messages.ts';

interface ReportCardProps {
  tipo: ReportKind;
  state: ReportState | undefined;
  period: { ano: number; mes: number };
  onAsked: () => unknown;
}

/** One of the buttons, with its report's state. */
const ReportCard = ({ tipo, state, period, onAsked }: ReportCardProps) => {
  const can = useCan();
  const { generate, loading } = useGenerate(period);
  const { title, path, permission, isMonthly } = reportKinds[tipo];
  const query = isMonthly ? `?ano=${period.ano}&mes=${period.mes}` : '';
  const handleClick = async () => {
    await generate(tipo);
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
      <RunProgress title={title} state={state} />
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
  const { data, error, refetch } = useReportStates({ ano, mes });
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
