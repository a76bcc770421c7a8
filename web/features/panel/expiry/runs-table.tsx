import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ListColumn } from '../../../lists/list-types.ts';
import { LocalTable } from '../../../lists/local-table.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { amountOf, runStates, expiryTexts as texts } from './expiry.messages.ts';
import { isRunning, type Run } from './use-runs.ts';

const State = ({ run }: { run: Run }) => {
  const look = runStates[run.estado];
  if (!isRunning(run))
    return (
      <>
        {look ? <StatusChip {...look} /> : null}
        {run.mensagem ? (
          <Typography variant="body2" color="error" sx={{ mt: 0.5 }}>
            {run.mensagem}
          </Typography>
        ) : null}
      </>
    );
  return (
    <Box role="status" sx={{ minWidth: 140 }}>
      <Typography variant="body2">{texts.progress(run.lotes, run.lotesPrevistos)}</Typography>
      <LinearProgress
        variant={run.estado === 'NA_FILA' ? 'indeterminate' : 'determinate'}
        value={run.lotesPrevistos > 0 ? Math.min(100, Math.round((run.lotes / run.lotesPrevistos) * 100)) : 0}
        aria-label={texts.progressOf(run.id)}
      />
    </Box>
  );
};

const { columns: titles } = texts;
const columns: ListColumn<Run>[] = [
  { field: 'tipo', title: titles.kind, value: ({ tipo }) => texts.kinds[tipo] ?? tipo },
  { field: 'dia', title: titles.day, type: 'date' },
  { field: 'valor', title: titles.amount, value: ({ publico, valor }) => amountOf(publico, valor) },
  { field: 'pessoas', title: titles.people, type: 'integer' },
  { field: 'estado', title: titles.state, render: (run) => <State run={run} /> },
  { field: 'responsavel', title: titles.who },
  { field: 'criadoEm', title: titles.when, type: 'dateTime' },
];
/** On a phone: what, when, how much, and the outcome. */
const narrowColumns: ListColumn<Run>[] = [
  { field: 'tipo', title: titles.kind, render: (run) => `${texts.kinds[run.tipo] ?? run.tipo}: ${amountOf(run.publico, run.valor)}` },
  { field: 'dia', title: titles.day, type: 'date' },
  { field: 'estado', title: titles.state, render: (run) => <State run={run} /> },
];

interface RunsTableProps {
  runs: readonly Run[] | undefined;
  loading: boolean;
  error: { message: string } | undefined;
  onRetry: () => unknown;
  isNarrow: boolean;
}

/** The latest runs and the progress of the current one. */
export const RunsTable = ({ runs, isNarrow, ...state }: RunsTableProps) => (
  <LocalTable<Run>
    {...state}
    title={texts.runs}
    rows={runs}
    columns={isNarrow ? narrowColumns : columns}
    getRowId={({ id }) => id}
    emptyHint={texts.noRuns}
  />
);
