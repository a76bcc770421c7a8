import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { SCENARIO_LABELS, type Scenario } from '../../../../server/shared/enums.ts';
import type { ListColumn } from '../../../lists/list-types.ts';
import { LocalTable } from '../../../lists/local-table.tsx';
import { type StoreScenariosQuery, useStoreScenariosQuery } from './store-scenarios.generated.ts';
import { storeTexts as texts } from './stores.messages.ts';

type Row = StoreScenariosQuery['storeScenarios'][number];

const columns: ListColumn<Row>[] = [
  { field: 'cenario', title: texts.scenario, value: ({ cenario }) => SCENARIO_LABELS[cenario as Scenario] },
  { field: 'vigenteEm', title: texts.scenarioStart, type: 'date' },
  { field: 'criadoEm', title: texts.scenarioNoted, type: 'dateTime' },
];

/** A store's past, current and upcoming scenarios; renders nothing for a store that was always in Inicial. */
export const StoreScenarios = ({ id }: { id: string }) => {
  const { data } = useStoreScenariosQuery({ variables: { id }, context: { silent: true } });
  const rows = data?.storeScenarios ?? [];
  if (rows.length === 0) return null;
  return (
    <Paper variant="outlined" component="section" aria-label={texts.scenarioHistory} sx={{ p: { xs: 2, sm: 3 }, mt: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {texts.scenarioHistory}
      </Typography>
      <LocalTable<Row>
        title={texts.scenarioHistory}
        rows={rows}
        columns={columns}
        getRowId={(row) => row.id}
        defaultSort={{ field: 'vigenteEm', direction: 'DESC' }}
      />
    </Paper>
  );
};
