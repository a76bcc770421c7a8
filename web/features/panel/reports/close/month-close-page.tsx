import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import type { CloseMonth } from '../../../../../server/modules/month-close/month-close.rules.ts';
import { reportKinds } from '../../../../../server/modules/reports/report-kinds.rules.ts';
import { addDays, addMonthsClamped } from '../../../../../server/shared/dates.ts';
import { isRunning, useReportStates } from '../../../../report-runs/use-report-states.ts';
import { useCan } from '../../../../session/session-context.ts';
import { LoadingState } from '../../../../ui/loading-state.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { ErrorState } from '../../../../ui/states.tsx';
import { today, useReportPeriod } from '../report-period.ts';
import { ReportToolbar } from '../report-toolbar.tsx';
import { CloseExportState, ExportCloseButton, useExportClose } from './export-close.tsx';
import { ItemStep, stepsOf } from './item-steps.tsx';
import { useMonthCloseQuery } from './month-close.generated.ts';
import { closeTexts as texts } from './month-close.messages.ts';
import { ReportStep, stateOf } from './report-step.tsx';

/** Fechamento do mês: last month, unless the URL has one. */
export const MonthClosePage = () => {
  const [params] = useSearchParams();
  if (params.has('ano') && params.has('mes')) return <MonthClose />;
  const last = addDays(`${today().slice(0, 7)}-01`, -1);
  const search = new URLSearchParams({ ...Object.fromEntries(params), ano: last.slice(0, 4), mes: String(Number(last.slice(5, 7))) });
  return <Navigate replace to={{ search: `?${search}` }} />;
};

/** The reports of the month that the user may read; a run that ends calls `onEnd`, because the preview comes from a report. */
const useCloseReports = (period: { ano: number; mes: number }, onEnd: () => unknown) => {
  const can = useCan();
  const { states, refetch } = useReportStates(period);
  const running = states?.some(isRunning) ?? false;
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !running) onEnd();
    wasRunning.current = running;
  }, [running, onEnd]);
  return { reports: states?.filter(({ tipo }) => can(reportKinds[tipo].permission)), refetch };
};

const MonthClose = () => {
  const { rede, ano, mes } = useReportPeriod();
  const asked = { ano, mes, rede: rede || null };
  const { data, error, refetch } = useMonthCloseQuery({ variables: asked, fetchPolicy: 'cache-and-network', context: { silent: true } });
  const { reports, refetch: refetchReports } = useCloseReports({ ano, mes }, refetch);
  const { request, loading, exportId } = useExportClose(asked);
  const close = data?.monthClose;
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} actions={<ExportCloseButton onClick={request} loading={loading} />} />
      {exportId ? <CloseExportState key={exportId} id={exportId} /> : null}
      <ReportToolbar choices={['rede', 'ano', 'mes']} />
      {error && !close ? <ErrorState title={texts.loadFailed} text={error.message} onRetry={() => void refetch()} /> : null}
      {!error && !(close && reports) ? <LoadingState rows={8} /> : null}
      {close && reports ? (
        <Steps
          itens={close.itens}
          month={{ de: close.de, ate: close.ate, seguinte: addMonthsClamped(close.de, 1), networkId: rede || null }}
          reports={reports}
          onAsked={refetchReports}
        />
      ) : null}
    </>
  );
};

interface StepsProps {
  itens: Parameters<typeof stepsOf>[0];
  month: CloseMonth;
  reports: NonNullable<ReturnType<typeof useCloseReports>['reports']>;
  onAsked: () => unknown;
}

const Steps = ({ itens, month, reports, onAsked }: StepsProps) => {
  const steps = stepsOf(itens);
  const all = steps.length + 1;
  const hasReports = reports.every((report) => stateOf(report, month.ate) === 'PRONTO');
  const done = steps.filter(({ open }) => open === 0).length + (hasReports ? 1 : 0);
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <Typography role="status" sx={{ fontWeight: 600, mb: 0.5 }}>
          {texts.ready(done, all)}
        </Typography>
        <LinearProgress variant="determinate" value={(done / all) * 100} aria-label={texts.ready(done, all)} />
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {steps.map((items, index) => (
          <ItemStep key={items.step} items={items} position={index + 1} month={month} />
        ))}
        <ReportStep
          position={all}
          reports={reports}
          period={{ ano: Number(month.de.slice(0, 4)), mes: Number(month.de.slice(5, 7)) }}
          ate={month.ate}
          onAsked={onAsked}
        />
      </Box>
    </>
  );
};
