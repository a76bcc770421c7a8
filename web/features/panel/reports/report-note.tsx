import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { isMonthly, type ReportKind } from '../../../../server/modules/reports/report-kinds.rules.ts';
import { formatDateTime } from '../../../../server/shared/dates.ts';
import { attempt } from '../../../session/failure.ts';
import { currentPeriod, useReportPeriod } from './report-period.ts';
import { usePrepareReportMutation, useReportStatesQuery } from './report-runs.generated.ts';
import { reportTexts as texts } from './reports.messages.ts';

interface ReportNoteProps {
  /** The report's formulas, one per line. */
  help: readonly string[];
  /** A report with stored rows: shows their date, and generates them when missing. */
  tipo?: ReportKind;
  /** Queries to reload once the first rows exist. */
  refetch?: string[];
  children?: ReactNode;
}

/** Above a report: the date of its data, and how its figures are calculated. */
export const ReportNote = ({ help, tipo, refetch = [], children }: ReportNoteProps) => (
  <Box sx={{ mb: 2 }}>
    {tipo ? <DataDate tipo={tipo} refetch={refetch} /> : null}
    {children}
    <Accordion disableGutters elevation={0} square={false} sx={{ bgcolor: 'transparent', '&::before': { display: 'none' } }}>
      <AccordionSummary expandIcon={<ExpandMoreOutlined />} sx={{ p: 0, minHeight: 44, width: 'fit-content' }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {texts.howComputed}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ p: 0 }}>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {help.map((line) => (
            <Typography key={line} component="li" variant="body2" color="textSecondary">
              {line}
            </Typography>
          ))}
        </Box>
      </AccordionDetails>
    </Accordion>
  </Box>
);

const DataDate = ({ tipo, refetch }: { tipo: ReportKind; refetch: string[] }) => {
  const chosen = useReportPeriod();
  const { ano, mes } = isMonthly(tipo) ? chosen : currentPeriod();
  const { data } = useReportStatesQuery({ variables: { ano, mes }, context: { silent: true } });
  const [prepare, { loading }] = usePrepareReportMutation({ refetchQueries: ['reportStates', ...refetch], awaitRefetchQueries: true });
  const state = data?.reportStates.find((report) => report.tipo === tipo);
  const isMissing = state !== undefined && !state.geradoEm;
  const isToMake = isMissing || state?.faltamRedes === true;
  const key = `${tipo} ${ano} ${mes}`;
  const asked = useRef('');
  useEffect(() => {
    // Once per month, so that a refusal is not retried forever.
    if (!isToMake || asked.current === key) return;
    asked.current = key;
    void attempt(prepare({ variables: { input: isMonthly(tipo) ? { tipo, ano, mes } : { tipo } } }));
  }, [isToMake, key, prepare, tipo, ano, mes]);
  return (
    <Typography role="status" variant="body2" color="textSecondary" sx={{ minHeight: 20, fontVariantNumeric: 'tabular-nums' }}>
      {loading
        ? texts.preparing
        : state?.geradoEm
          ? texts.dataOf(formatDateTime(state.geradoEm).slice(0, 16))
          : isMissing
            ? texts.neverMade
            : ''}
    </Typography>
  );
};
