import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import Button from '@mui/material/Button';
import { closeReportState, STATE_WORDS } from '../../../../../server/modules/month-close/month-close.rules.ts';
import { reportKinds } from '../../../../../server/modules/reports/report-kinds.rules.ts';
import { formatDateTime, toSaoPauloDate } from '../../../../../server/shared/dates.ts';
import { reportRunTexts } from '../../../../report-runs/report-run-texts.ts';
import { RunProgress } from '../../../../report-runs/run-progress.tsx';
import { useGenerate } from '../../../../report-runs/use-generate.ts';
import { isRunning, type ReportState } from '../../../../report-runs/use-report-states.ts';
import { useCan } from '../../../../session/session-context.ts';
import { StatusChip } from '../../../../ui/status-chip.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { CLOSE_TONES, CloseLine, CloseStepCard } from './close-step.tsx';
import { closeTexts as texts } from './month-close.messages.ts';

interface Period {
  ano: number;
  mes: number;
}

/** State of a report for a month that ends on that day. */
export const stateOf = ({ geradoEm }: ReportState, ate: string) =>
  closeReportState(geradoEm ? toSaoPauloDate(new Date(geradoEm)) : null, { ate });

interface ReportLineProps {
  report: ReportState;
  period: Period;
  ate: string;
  onAsked: () => unknown;
}

const ReportLine = ({ report, period, ate, onAsked }: ReportLineProps) => {
  const can = useCan();
  const { generate, loading } = useGenerate(period);
  const { title, path, isMonthly } = reportKinds[report.tipo];
  const state = stateOf(report, ate);
  const query = isMonthly ? `?ano=${period.ano}&mes=${period.mes}` : '';
  const handleClick = async () => {
    await generate(report.tipo);
    await onAsked();
  };
  const isNew = state === 'NAO_GERADO';
  return (
    <CloseLine
      label={
        <>
          <TextLink to={`/painel/${path}${query}`}>{title}</TextLink>
          {report.geradoEm ? ` · ${reportRunTexts.dataOf(formatDateTime(report.geradoEm).slice(0, 16))}` : ''}
        </>
      }
      value={<StatusChip tone={CLOSE_TONES[state]} label={STATE_WORDS[state]} />}
      action={
        isRunning(report) ? (
          <RunProgress title={title} state={report} />
        ) : state !== 'PRONTO' && can('reports:generate') ? (
          <Button
            size="small"
            startIcon={<RefreshOutlined />}
            loading={loading}
            loadingPosition="start"
            aria-label={isNew ? reportRunTexts.generateOf(title) : texts.regenerateOf(title)}
            onClick={() => void handleClick()}
            sx={{ minHeight: 44 }}
          >
            {isNew ? reportRunTexts.generate : texts.regenerate}
          </Button>
        ) : null
      }
    />
  );
};

interface ReportStepProps {
  position: number;
  reports: readonly ReportState[];
  period: Period;
  ate: string;
  onAsked: () => unknown;
}

/** The reports of the month, each with the button that generates it. */
export const ReportStep = ({ position, reports, ...line }: ReportStepProps) => {
  const open = reports.filter((report) => stateOf(report, line.ate) !== 'PRONTO').length;
  return (
    <CloseStepCard
      step="RELATORIOS"
      position={position}
      status={
        open > 0
          ? { label: texts.reportsPending(open), tone: CLOSE_TONES.PENDENTE }
          : { label: STATE_WORDS.PRONTO, tone: CLOSE_TONES.PRONTO }
      }
    >
      {reports.map((report) => (
        <ReportLine key={report.tipo} report={report} {...line} />
      ))}
    </CloseStepCard>
  );
};
