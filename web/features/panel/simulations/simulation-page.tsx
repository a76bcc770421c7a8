import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { formatDateTime } from '../../../../server/shared/dates.ts';
import { formatBrl, formatInteger, formatPoints } from '../../../../server/shared/format.ts';
import { add, divide, multiply, subtract } from '../../../../server/shared/money.ts';
import { BarPanel } from '../../../charts/bar-panel.tsx';
import { monthsText } from '../../../parameters/months-text.ts';
import { useCan } from '../../../session/session-context.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { changeText as effectText } from '../../../ui/change-text.ts';
import { KeyFigure } from '../../../ui/key-figure.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { NeighbourLinks } from '../../../ui/neighbour-links.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { rowIdOf } from '../../../ui/row-id.ts';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { changeKey, changesOf, changeText } from './change-list.ts';
import { SimulationTables } from './simulation-tables.tsx';
import { type SimulationFieldsFragment, useSimulationQuery, useSimulationRowsQuery } from './simulations.generated.ts';
import { simulationTexts as texts } from './simulations.messages.ts';

type Simulation = SimulationFieldsFragment;

const POLL_MS = 2_000;
/** The most bars that are still distinguishable. */
const MOST_BARS = 12;
const isRunning = ({ estado }: Pick<Simulation, 'estado'>) => estado === 'NA_FILA' || estado === 'EM_ANDAMENTO';

const changeOf = (now: string, proposed: string): string => effectText(divide(multiply(subtract(proposed, now), '100'), now, 'half-up'));

const Figures = ({ simulation }: { simulation: Simulation }) => {
  const { pontosAgora, pontosEntao, custoAgora, custoEntao, cashbackAgora, cashbackEntao, limitadosAgora, limitadosEntao } = simulation;
  const amounts = [
    { label: texts.total, now: add(custoAgora, cashbackAgora), proposed: add(custoEntao, cashbackEntao), format: formatBrl },
    { label: texts.cost, now: custoAgora, proposed: custoEntao, format: formatBrl },
    { label: texts.points, now: pontosAgora, proposed: pontosEntao, format: formatPoints },
    { label: texts.cashback, now: cashbackAgora, proposed: cashbackEntao, format: formatBrl },
    { label: texts.limited, now: String(limitadosAgora), proposed: String(limitadosEntao), format: formatInteger },
  ];
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, mb: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))' }}>
        {amounts.map(({ label, now, proposed, format }) => (
          <KeyFigure
            key={label}
            label={label}
            value={format(proposed)}
            hint={[changeOf(now, proposed), texts.from(format(now))].filter(Boolean).join(' · ')}
          />
        ))}
      </Box>
      <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        {texts.recorded(formatPoints(simulation.pontosRegistrados))}
      </Typography>
    </>
  );
};

const NetworkChart = ({ id }: { id: string }) => {
  const { data } = useSimulationRowsQuery({
    variables: { options: { pageSize: MOST_BARS, sort: 'custoAgora', direction: 'DESC' }, filter: { simulationId: id, dimensao: 'REDE' } },
  });
  const rows = data?.simulationRows.items ?? [];
  if (rows.length === 0) return null;
  return (
    <BarPanel
      title={texts.chart}
      unit="money"
      heading={texts.network}
      labels={rows.map(({ nome }) => nome)}
      series={[
        { label: texts.now, isCompared: true, values: rows.map(({ custoAgora }) => custoAgora) },
        { label: texts.proposed, values: rows.map(({ custoEntao }) => custoEntao) },
      ]}
    />
  );
};

const Asked = ({ simulation }: { simulation: Simulation }) => (
  <Paper variant="outlined" component="section" aria-label={texts.changes} sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
    <Typography variant="h4" component="h2">
      {texts.changes}
    </Typography>
    <Box component="ul" sx={{ my: 1, pl: 3 }}>
      {changesOf(simulation.mudancas).map((change) => (
        <li key={changeKey(change)}>{changeText(change)}</li>
      ))}
    </Box>
    <Typography color="textSecondary">{`${texts.window}: ${monthsText(simulation)} · ${simulation.rede ?? texts.allNetworks}`}</Typography>
  </Paper>
);

const Result = ({ simulation }: { simulation: Simulation }) => {
  const { id, estado, feitas, total } = simulation;
  return (
    <>
      {isRunning(simulation) ? (
        <Alert severity="info" role="status" sx={{ mb: 2 }}>
          {texts.progress(feitas, total)}
        </Alert>
      ) : null}
      {estado === 'FALHOU' ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {texts.failed}
        </Alert>
      ) : null}
      <Asked simulation={simulation} />
      {estado === 'CONCLUIDA' && total === 0 ? <EmptyState title={texts.nothing} /> : null}
      {total > 0 && estado !== 'FALHOU' ? (
        <>
          <Figures simulation={simulation} />
          {estado === 'CONCLUIDA' ? <NetworkChart id={id} /> : null}
          {estado === 'CONCLUIDA' ? <SimulationTables id={id} /> : null}
        </>
      ) : null}
      <Paper variant="outlined" component="section" aria-label={texts.helpTitle} sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h4" component="h2">
          {texts.helpTitle}
        </Typography>
        {texts.help.map((paragraph) => (
          <Typography key={paragraph} sx={{ mt: 1, maxWidth: '80ch' }}>
            {paragraph}
          </Typography>
        ))}
      </Paper>
    </>
  );
};

/** A simulation's changes and results, at a shareable URL (beyond C7). */
export const SimulationPage = () => {
  // No simulation has the id 0, so any other text in the address is a simulation not found.
  const id = rowIdOf(useParams().id) ?? '0';
  const can = useCan();
  const { data, error, loading, refetch, startPolling, stopPolling } = useSimulationQuery({ variables: { id }, context: { silent: true } });
  const simulation = data?.simulation;
  const mustAskAgain = simulation ? isRunning(simulation) : false;
  useEffect(() => {
    if (mustAskAgain) startPolling(POLL_MS);
    return stopPolling;
  }, [mustAskAgain, startPolling, stopPolling]);
  const breadcrumbs = [{ label: texts.title, to: '/painel/simulador' }, { label: texts.one(id) }];
  if (!simulation) {
    return (
      <>
        <PageHeader title={texts.one(id)} breadcrumbs={breadcrumbs} />
        {error ? <ErrorState title={texts.loadFailed} text={error.message} onRetry={() => void refetch()} /> : null}
        {loading && !error ? <LoadingState /> : null}
        {loading || error ? null : (
          <EmptyState
            title={texts.notFound}
            text={texts.notFoundHint}
            action={
              <ButtonLink to="/painel/simulador" variant="outlined" sx={{ minHeight: 44 }}>
                {texts.back}
              </ButtonLink>
            }
          />
        )}
      </>
    );
  }
  return (
    <>
      <PageHeader
        neighbours={<NeighbourLinks />}
        title={texts.one(id)}
        description={texts.by(simulation.usuario, formatDateTime(simulation.criadoEm))}
        breadcrumbs={breadcrumbs}
        actions={
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', displayPrint: 'none' }}>
            <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => window.print()} sx={{ minHeight: 44 }}>
              {texts.print}
            </Button>
            {can('simulation:run') ? (
              <ButtonLink to={`/painel/simulador/nova?base=${id}`} variant="contained" sx={{ minHeight: 44 }}>
                {texts.repeat}
              </ButtonLink>
            ) : null}
          </Box>
        }
      />
      <Result simulation={simulation} />
    </>
  );
};
