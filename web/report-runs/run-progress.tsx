import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '../../server/shared/dates.ts';
import { reportRunTexts as texts } from './report-run-texts.ts';
import { isRunning, type ReportState } from './use-report-states.ts';

interface RunProgressProps {
  /** Heading of the report, for the name of the bar. */
  title: string;
  state: Pick<ReportState, 'estado' | 'feitas' | 'total' | 'geradoEm'> | undefined;
}

/** Progress of a report's open run; otherwise the date of its data, or that it has none. */
export const RunProgress = ({ title, state }: RunProgressProps) => (
  <Box role="status" sx={{ flex: 1, minHeight: 44 }}>
    {isRunning(state) ? (
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
            ? texts.dataOf(formatDateTime(state.geradoEm).slice(0, 16))
            : texts.neverMade}
      </Typography>
    )}
  </Box>
);
