import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { formatPercent } from '../../../../server/shared/format.ts';
import type { SimulationRowsFilter } from '../../../graphql/types.generated.ts';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { type SimulationRowsQuery, useSimulationRowsQuery } from './simulations.generated.ts';
import { dimensionTexts, simulationTexts as texts } from './simulations.messages.ts';

type Row = SimulationRowsQuery['simulationRows']['items'][number];
type Dimension = keyof typeof dimensionTexts;

const dimensions = Object.keys(dimensionTexts) as Dimension[];
const useRows = (variables: ListVariables<SimulationRowsFilter>) =>
  toListResult(useSimulationRowsQuery({ variables }), (data) => data.simulationRows);

const columnsOf = (dimension: Dimension): ListColumn<Row>[] => [
  { field: 'nome', title: dimensionTexts[dimension].name, width: 190 },
  { field: 'diferenca', title: 'Diferença', type: 'money' },
  { field: 'variacao', title: 'Variação', type: 'decimal', width: 100, render: ({ variacao }) => formatPercent(variacao) },
  { field: 'custoAgora', title: 'Custo atual', type: 'money' },
  { field: 'custoEntao', title: 'Custo proposto', type: 'money' },
  { field: 'pontosAgora', title: 'Pontos atuais', type: 'points', width: 120 },
  { field: 'pontosEntao', title: 'Pontos propostos', type: 'points', width: 120 },
  { field: 'detalhe', title: dimensionTexts[dimension].detail, sortable: false, width: 150 },
  { field: 'vendas', title: 'Pontuações', type: 'integer', hidden: true, hideOnPhone: true },
  ...(dimension === 'REDE' || dimension === 'LOJA'
    ? ([
        { field: 'cashbackAgora', title: 'Cashback atual', type: 'money', hideOnPhone: true },
        { field: 'cashbackEntao', title: 'Cashback proposto', type: 'money', hideOnPhone: true },
      ] satisfies ListColumn<Row>[])
    : []),
];

const DimensionTable = ({ id, dimension }: { id: string; dimension: Dimension }) => {
  const fixedFilter = useMemo(() => ({ simulationId: id, dimensao: dimension }), [id, dimension]);
  const columns = useMemo(() => columnsOf(dimension), [dimension]);
  return (
    <ListScreen<Row, SimulationRowsFilter>
      embedded
      title={dimensionTexts[dimension].tab}
      name="simulationRows"
      useList={useRows}
      columns={columns}
      fixedFilter={fixedFilter}
      defaultSort={{ field: 'diferenca', direction: 'DESC' }}
      searchPlaceholder={false}
      rowLabel={({ nome }) => nome}
      exportFormats={['XLSX', 'CSV']}
    />
  );
};

/** The result by network, by store, by product and for the most affected sellers; the tab is in the URL. */
export const SimulationTables = ({ id }: { id: string }) => {
  const [params, setParams] = useSearchParams();
  const dimension = dimensions.find((name) => name === params.get('por')) ?? 'REDE';
  // Page and order belong to one table, so switching resets them.
  const handleChange = (next: Dimension) => setParams({ por: next }, { replace: true });
  return (
    <Paper variant="outlined" component="section" aria-label={texts.tabs} sx={{ p: { xs: 1.25, sm: 2 }, mb: 2 }}>
      <Tabs
        value={dimension}
        onChange={(_event, next: Dimension) => handleChange(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={texts.tabs}
        sx={{ mb: 2, displayPrint: 'none' }}
      >
        {dimensions.map((name) => (
          <Tab key={name} value={name} label={dimensionTexts[name].tab} id={`por-${name}`} aria-controls={`tabela-${name}`} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`tabela-${dimension}`} aria-labelledby={`por-${dimension}`}>
        <DimensionTable key={dimension} id={id} dimension={dimension} />
      </Box>
    </Paper>
  );
};
