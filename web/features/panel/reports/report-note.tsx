import { useApolloClient } from '@apollo/client/react';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { isMonthly, type ReportKind } from '../../../../server/modules/reports/report-kinds.rules.ts';
import { formatDateTime } from '../../../../server/shared/dates.ts';
import { GenerateReport } from '../../../report-runs/generate-report.tsx';
import { reportRunTexts } from '../../../report-runs/report-run-texts.ts';
import { usePrepareReportMutation, useReportStatesQuery } from '../../../report-runs/report-runs.generated.ts';
import { attempt } from '../../../session/failure.ts';
import { currentPeriod, useReportPeriod } from './report-period.ts';
import { reportTexts as texts } from './reports.messages.ts';

interface ReportNoteProps {
  /** The report's formulas, one per line. */
  help: readonly string[];
  /** A report with stored rows: shows their date, and generates them when missing. */
  tipo?: ReportKind;
  /** Queries to reload once the first rows exist. */
  refetch?: string[];
}

/** One line of a report: the date of its data, and how its figures are calculated. */
export const ReportNote = ({ help, tipo, refetch = [] }: ReportNoteProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
      {tipo ? <DataDate tipo={tipo} refetch={refetch} /> : null}
      <Button
        variant="text"
        startIcon={<InfoOutlined />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minHeight: 44 }}
      >
        {texts.howComputed}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': texts.howComputed, sx: { maxWidth: 560, p: 2 } } }}
      >
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {help.map((line) => (
            <Typography key={line} component="li" variant="body2" color="textSecondary">
              {line}
            </Typography>
          ))}
        </Box>
      </Popover>
    </Box>
  );
};

const DataDate = ({ tipo, refetch }: { tipo: ReportKind; refetch: string[] }) => {
  const chosen = useReportPeriod();
  const { ano, mes } = isMonthly(tipo) ? chosen : currentPeriod();
  const { data } = useReportStatesQuery({ variables: { ano, mes }, context: { silent: true } });
  const [prepare, { loading, called }] = usePrepareReportMutation({
    refetchQueries: ['reportStates', ...refetch],
    awaitRefetchQueries: true,
  });
  const client = useApolloClient();
  const handleGenerated = () => void client.refetchQueries({ include: ['reportStates', ...refetch] });
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
    <>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ minHeight: 20, fontVariantNumeric: 'tabular-nums' }}>
        {loading
          ? texts.preparing
          : state?.geradoEm
            ? reportRunTexts.dataOf(formatDateTime(state.geradoEm).slice(0, 16))
            : isMissing
              ? reportRunTexts.neverMade
              : ''}
      </Typography>
      {/* The first try failed, or another run is under way. */}
      {isMissing && called && !loading ? <GenerateReport tipo={tipo} ano={ano} mes={mes} onGenerated={handleGenerated} isOneLine /> : null}
    </>
  );
};
